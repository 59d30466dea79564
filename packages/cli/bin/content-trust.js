#!/usr/bin/env node
// An import of these modules would load every part of them; see scripts/bundle/plain-builtins.ts.
const { existsSync } = process.getBuiltinModule?.('node:fs') ?? (await import('node:fs'))
const nodeModule = process.getBuiltinModule?.('node:module') ?? (await import('node:module'))
const { setFlagsFromString } = process.getBuiltinModule?.('node:v8') ?? (await import('node:v8'))

const sources = new URL('../src/main.ts', import.meta.url)

// Scoring makes much short-lived garbage. A nursery that stays small, an old space that may only grow by a tenth,
// and two compilers less hold 801 drafts in 101 MB instead of 164, for about a tenth more CPU time, and start sooner.
// Runs over millions of texts would take a quarter longer, so there the old space may double, and one compiler stays.
// They are set before the first module, because a compile cache is refused under other settings than its own.
const isLong = ['corpus', 'score'].includes(process.argv[2])
const flags = isLong
  ? ['--semi-space-growth-factor=1', '--heap-growing-percent=100', '--no-maglev']
  : ['--semi-space-growth-factor=1', '--heap-growing-percent=10', '--no-maglev', '--no-sparkplug']
for (const flag of flags) {
  setFlagsFromString(flag)
}

// A checkout holds sources and may hold no build; a published package holds only the build.
if (existsSync(sources)) {
  if (nodeModule.registerHooks === undefined || !process.features.typescript) {
    process.stderr.write(
      `error: a checkout of content-trust runs on Node 22.18 or newer, and this is ${process.version}.\n` +
        'Run `npm install`, which brings Node 24, then `npx content-trust`, or `npm run build` first and use the packed package.\n',
    )
    process.exitCode = 2
  } else {
    nodeModule.enableCompileCache?.()
    nodeModule.registerHooks({
      resolve: (specifier, context, next) =>
        next(specifier, { ...context, conditions: ['source', ...context.conditions] }),
    })
    // Stripping types is still announced as experimental on some versions; that is no news to a user.
    const { main } = await import(sources.href)
    await main()
  }
} else {
  // Node 20.16 and 22.3 brought it; the bundle takes all of Node's modules so.
  process.getBuiltinModule ??= nodeModule.createRequire(import.meta.url)
  nodeModule.enableCompileCache?.()
  const { main } = await import('../dist/main.js')
  await main()
}
