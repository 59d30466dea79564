#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'

const sources = new URL('../src/main.ts', import.meta.url)
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.slice('>='.length)

if (isOlder(process.versions.node, needed)) {
  process.stderr.write(
    `error: content-trust-server runs on Node ${needed} or newer, and this is ${process.version}.\n` +
      (existsSync(sources)
        ? 'Run `npm install`, which brings Node 24, then `npx content-trust-server`.\n'
        : 'Install a newer one, or run `npx -p node@24 -p @content-trust/server content-trust-server`.\n'),
  )
  process.exitCode = 2
} else if (existsSync(sources)) {
  // A checkout holds sources and may hold no build; a published package holds only the build.
  nodeModule.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: ['source', ...context.conditions] }),
  })
  const { main } = await import(sources.href)
  await main()
} else {
  const { main } = await import('../dist/main.js')
  await main()
}

function isOlder(version, least) {
  const [own, other] = [version, least].map((text) => text.split('.').map(Number))
  const place = other.findIndex((part, index) => part !== own[index])
  return place !== -1 && own[place] < other[place]
}
