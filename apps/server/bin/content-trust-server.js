#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'

const sources = new URL('../src/main.ts', import.meta.url)

// A checkout holds sources and may hold no build; a published package holds only the build.
if (!existsSync(sources)) {
  const { main } = await import('../dist/main.js')
  await main()
} else if (nodeModule.registerHooks === undefined || !process.features.typescript) {
  process.stderr.write(
    `error: a checkout of content-trust runs on Node 22.19 or newer, and this is ${process.version}.\n` +
      'Run `npm install`, which brings Node 24, then `npx content-trust-server`.\n',
  )
  process.exitCode = 2
} else {
  nodeModule.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: ['source', ...context.conditions] }),
  })
  const { main } = await import(sources.href)
  await main()
}
