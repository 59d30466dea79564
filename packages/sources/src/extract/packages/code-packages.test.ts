import { expect, it } from 'vitest'
import { codePackages } from './code-packages.ts'

const find = (code: string, language: string | null = null) =>
  codePackages(code, language).map(({ ecosystem, identifier, version, start, end }) => [
    ecosystem,
    version === null ? identifier : `${identifier} ${version}`,
    code.slice(start, end),
  ])
const names = (code: string, language: string | null = null) =>
  find(code, language).map(([ecosystem, name]) => `${ecosystem} ${name}`)

const digest = 'a'.repeat(64)

it.each([
  ['npm install --save-dev vite @tanstack/query@5', ['npm vite', 'npm @tanstack/query 5']],
  ['$ pnpm add -w zod && yarn add react', ['npm zod', 'npm react']],
  ['npx -y cowsay hello world', ['npm cowsay']],
  ['npx serve -p 8080 dist', ['npm serve']],
  ['npx --package=typescript tsc --init', ['npm typescript']],
  ['npx -p typescript tsc', ['npm typescript']],
  ['npm create vite@latest site -- --template vue', ['npm create-vite latest']],
  ['npm i left@npm:left-pad@1.3.0', ['npm left-pad 1.3.0']],
  ['pip install -r all.txt "Flask[async]>=3" ruamel.yaml', ['pypi flask >=3', 'pypi ruamel-yaml']],
  ['python3 -m pip install --upgrade requests==2.32.0', ['pypi requests ==2.32.0']],
  ['uvx --from httpie http GET', ['pypi httpie']],
  ['cargo add serde --features derive tokio@1', ['crates serde', 'crates tokio 1']],
  ['go get github.com/gorilla/mux/middleware@v1.8.1', ['go github.com/gorilla/mux v1.8.1']],
  ['docker pull --platform linux/arm64 node:24', ['docker library/node 24']],
  [
    `sudo docker pull images.local:443/org/tool@sha256:${digest}`,
    [`docker images.local:443/org/tool sha256:${digest}`],
  ],
  ['CI=1 npm install \\\n  chalk \\\n  ora # colours', ['npm chalk', 'npm ora']],
])('reads the command %j', (code, expected) => {
  expect(names(code, 'sh')).toEqual(expected)
})

it.each([
  'npm install',
  'npm ci --prefix web && npm run build',
  'npm install ./local ../other /opt/x.tgz file:../y',
  'npm install github:user/repo user/repo git+ssh://git@host/x.git https://host/x.tgz',
  'npm install <package> $NAME {name} your-package my-lib @your-org/x package-name foo',
  'npx ./bin/run.js',
  'pip install . -e ../lib -r requirements.txt ./wheels/x.whl git+https://host/x',
  'pip install package_name',
  'cargo add --git https://host/repo serde',
  'go install ./... && go get -u fmt',
  'docker pull $IMAGE && docker build -t node .',
  '# npm install chalk',
  'echo "npm install chalk"',
  'ls | grep install',
])('asks no registry for %j', (code) => {
  expect(names(code, 'sh')).toEqual([])
})

it('reads what JavaScript imports, and nothing that comes with it', () => {
  const code = `import 'reflect-metadata'
import type { A } from "@tanstack/b/deep"
import {
  c,
} from 'd/e.js'
export * from 'f'
const g = require('g'), h = await import('h')
import fs from 'fs/promises'
import { join } from 'node:path'
import i from './i.js'
import j from '@/j'
import k from '#k'
import l from 'https://host/l.js'
// const m = require('m')
const n = \`\${import.meta.url}\``
  expect(names(code, 'ts')).toEqual([
    'npm reflect-metadata',
    'npm @tanstack/b',
    'npm d',
    'npm f',
    'npm g',
    'npm h',
  ])
})

it('reads what Python imports, by the name of its distribution', () => {
  const code = `import os, numpy as np, yaml
from sklearn.model_selection import KFold
from . import local
from .sibling import x
from myapp.models import User
    import pandas  # here
import_me = 'import requests'`
  expect(find(code, 'python')).toEqual([
    ['pypi', 'numpy', 'numpy'],
    ['pypi', 'pyyaml', 'yaml'],
    ['pypi', 'scikit-learn', 'sklearn'],
    ['pypi', 'pandas', 'pandas'],
  ])
})

it('reads imports of Go, artifacts of Maven and images of a Dockerfile', () => {
  expect(
    names('import (\n\t"fmt"\n\tm "github.com/gorilla/mux"\n)\nimport "golang.org/x/text"', 'go'),
  ).toEqual(['go github.com/gorilla/mux', 'go golang.org/x/text'])
  const maven = (version: string) =>
    `<dependency>\n<groupId>org.slf4j</groupId>\n<artifactId>slf4j-api</artifactId>${version}\n</dependency>`
  expect(names(maven('<version>2.0.9</version>'), 'xml')).toEqual([
    'maven org.slf4j:slf4j-api 2.0.9',
  ])
  expect(names(maven(`<version>$\{v}</version>`))).toEqual(['maven org.slf4j:slf4j-api'])
  const dockerfile =
    'FROM node:24-slim AS build\nRUN npm install chalk\nFROM build\nFROM scratch\nFROM $BASE\nCOPY . .'
  for (const language of ['dockerfile', null]) {
    expect(names(dockerfile, language)).toEqual(['docker library/node 24-slim', 'npm chalk'])
  }
})

it('takes no other code for packages', () => {
  expect(names('SELECT name\nFROM users\nWHERE id = 1', 'sql')).toEqual([])
  expect(names('SELECT name\nFROM users\nWHERE id = 1')).toEqual([])
  expect(names('{ "import": "npm install chalk" }', 'json')).toEqual([])
  expect(names('The goods import from abroad', 'python')).toEqual([])
  expect(names('require("./x")', 'js')).toEqual([])
})

it('reads 200,000 units of hostile code in time', () => {
  const pieces = [
    'npm i ',
    '"',
    "import {a} from '",
    'require(',
    '<dependency>',
    'FROM a AS b\n',
    'import (',
    '\\\n',
    '$ ',
    'import a,',
    '#',
  ]
  for (const piece of pieces) {
    for (const language of ['sh', 'ts', 'python', 'go', 'xml', 'dockerfile', null]) {
      expect(() => codePackages(piece.repeat(200_000 / piece.length), language)).not.toThrow()
    }
  }
})
