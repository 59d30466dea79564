import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type InputOptions, rolldown } from 'rolldown'
import { z } from 'zod'
import { scorerSlot } from '../apps/server/web/scoring/scorer-slot.ts'
import { licencesOf } from './bundle-command-line.ts'

const web = 'apps/server/web'
const published = 'apps/server/dist/public'
// Made beside it: a service that starts meanwhile finds all files of a build, or none.
const target = `${published}-${process.pid}`
const styles = [
  'packages/design/src/tokens.css',
  'packages/design/src/controls.css',
  'packages/design/src/marks.css',
  'packages/design/src/scores.css',
  'packages/playground/src/styles/desk.css',
  `${web}/styles/site.css`,
  `${web}/styles/demo.css`,
  `${web}/styles/account.css`,
  `${web}/styles/reference.css`,
]

const browserBundle = {
  platform: 'browser',
  resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
} satisfies InputOptions

const shellsSchema = z.object({
  shells: z.array(
    z.object({
      file: z.string(),
      script: z.string(),
      title: z.string(),
      attributes: z.string(),
      content: z.string(),
    }),
  ),
})

/** Builds the pages of the service: scripts, one style sheet, and HTML that reads without a script. */
await mkdir(join(target, 'pages'), { recursive: true })
await mkdir(join(target, 'assets'), { recursive: true })
const scorer = await bundleScorer()
const scripts = await bundleScripts()
const style = await writeAsset('site', 'css', (await Promise.all(styles.map(read))).join('\n'))
const icon = await writeAsset('icon', 'svg', await read(`${web}/icon.svg`))
for (const { file, script, title, attributes, content } of await renderShells()) {
  const { entry, imports } = scripts.get(script) ?? { entry: '', imports: [] }
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Scores a draft before it is published: a decision, four risks, and the words behind them.">
<title>${title}</title>
<link rel="icon" href="/assets/${icon}" type="image/svg+xml">
<link rel="stylesheet" href="/assets/${style}">
${imports.map((name) => `<link rel="modulepreload" href="/assets/${name}">\n`).join('')}<script type="module" src="/assets/${entry}"></script>
</head>
<body>
<div id="root" ${attributes.replace(scorerSlot, `/assets/${scorer}`)}>${content}</div>
</body>
</html>
`
  await writeFile(join(target, 'pages', file), page)
}
await publish()

/** Puts the build in its place; one that is there already stays as it is. */
async function publish(): Promise<void> {
  const [made, there] = await Promise.all([digestOf(target), digestOf(published)])
  if (made !== there) {
    await rm(published, { recursive: true, force: true })
    await rename(target, published)
  }
  await rm(target, { recursive: true, force: true })
}

async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['assets', 'pages']) {
    const names = await readdir(join(folder, name)).catch(() => [])
    for (const file of names.sort()) {
      hash.update(`${name}/${file}\n`).update(await readFile(join(folder, name, file)))
    }
  }
  return hash.digest('hex')
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8')
}

/** Writes a file under a name that changes with its content. */
async function writeAsset(name: string, type: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  await writeFile(join(target, 'assets', `${name}-${hash}.${type}`), content)
  return `${name}-${hash}.${type}`
}

/** The engine’s thread in one file: the policy of an asset lets a thread load no other. */
async function bundleScorer(): Promise<string> {
  const bundle = await rolldown({
    ...browserBundle,
    input: { scorer: 'packages/playground/src/scoring/score-worker.ts' },
  })
  const { output } = await bundle.write({
    dir: join(target, 'assets'),
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
  })
  const [{ fileName, code }] = output
  if (output.length > 1) throw new Error('Expected the thread of the engine in one file.')
  await writeAsset('scorer-licences', 'txt', await licencesOf([output[0]]))
  process.stdout.write(
    `built its engine, ${Math.round(code.length / 1000)} kB, loaded with the first draft\n`,
  )
  return fileName
}

async function bundleScripts(): Promise<
  ReadonlyMap<string, { readonly entry: string; readonly imports: readonly string[] }>
> {
  const bundle = await rolldown({
    ...browserBundle,
    input: { demo: `${web}/demo.tsx`, account: `${web}/account.tsx` },
  })
  const { output } = await bundle.write({
    dir: join(target, 'assets'),
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  await writeAsset('licences', 'txt', await licencesOf(chunks))
  const size = chunks.reduce((sum, { code }) => sum + code.length, 0)
  process.stdout.write(`built ${published}, ${Math.round(size / 1000)} kB of scripts\n`)
  return new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName, imports }) => [name, { entry: fileName, imports }]),
  )
}

/** Runs the pages once without a browser. */
async function renderShells(): Promise<z.output<typeof shellsSchema>['shells']> {
  const bundle = await rolldown({
    input: { shells: `${web}/shells.tsx` },
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const dir = join(target, 'render')
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs' })
  const rendered: unknown = await import(pathToFileURL(resolve(dir, 'shells.mjs')).href)
  await rm(dir, { recursive: true })
  return shellsSchema.parse(rendered).shells
}
