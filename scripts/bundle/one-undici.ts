import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { modulePath } from './module-path.ts'

const undiciOf = (name: string) =>
  createRequire(resolve('node_modules', name, 'package.json')).resolve('undici/package.json')

/** Gives both packages of GitHub the undici of one of them: npm installs the same version for each, 0.7 MB. */
export const oneUndici: Plugin = {
  name: 'one-undici',
  resolveId(source, importer) {
    if (source !== 'undici' || !/\/@actions\/github\//.test(modulePath(importer ?? ''))) return null
    const paths = ['@actions/github', '@actions/http-client'].map(undiciOf)
    const [one, other] = paths.map((path): string => JSON.parse(readFileSync(path, 'utf8')).version)
    if (one !== other) throw new Error(`Expected one version of undici, found ${one} and ${other}.`)
    return resolve(paths[1] ?? '', '../index.js')
  },
}
