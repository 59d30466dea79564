import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generateRequirementsPage } from './generate-requirements-page.ts'
import { generateRuleIndex } from './generate-rule-index.ts'

/** Writes every derived file; with `--check` only compares and exits 1 on a difference. */
const checks = process.argv.includes('--check')
const stale: string[] = []

async function update(path: string, content: string | Uint8Array): Promise<void> {
  const current = await readFile(path).catch(() => undefined)
  if (current?.equals(Buffer.from(content)) === true) return
  stale.push(path)
  if (checks) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** Removes files of a generated folder that nothing generates any more. */
async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (kept.has(path)) continue
    stale.push(path)
    if (!checks) await rm(path)
  }
}

/** Lists what was written or differs, and ends. */
function finish(): never {
  for (const path of stale) process.stdout.write(`${checks ? 'stale' : 'wrote'} ${path}\n`)
  if (!checks || stale.length === 0) process.exit(0)
  process.stderr.write('Generated files differ from their sources. Run: npm run generate\n')
  process.exit(1)
}

for (const [path, text] of await generateRuleIndex()) await update(path, text)

// The phrase table is made from the rules that the index lists, so it loads after it.
const { generatePhraseTable } = await import('./generate-phrase-table.ts')
for (const [path, text] of await generatePhraseTable()) await update(path, text)
if (checks && stale.length > 0) finish()
// What follows scores drafts with that table.
const { generateRulePages, rulePages } = await import('./generate-rule-pages.ts')
const pages = await generateRulePages()
for (const [path, text] of pages) await update(path, text)
for (const [path, text] of await generateRequirementsPage()) await update(path, text)
const { generateApiReference } = await import('./generate-api-reference.ts')
for (const [path, text] of generateApiReference()) await update(path, text)
const { generateClientTypes } = await import('./generate-client-types.ts')
for (const [path, text] of await generateClientTypes()) await update(path, text)
const { fillRegions } = await import('./regions/fill-regions.ts')
for (const [path, text] of fillRegions()) await update(path, text)
const { generateReportSamples } = await import('./generate-report-samples.ts')
for (const [path, text] of await generateReportSamples()) await update(path, text)
const { generateRecording } = await import('./generate-recording.ts')
for (const [path, text] of generateRecording()) await update(path, text)
const { generateSettingsPage } = await import('./generate-settings-page.ts')
for (const [path, text] of generateSettingsPage()) await update(path, text)
const { generatePolicyFiles } = await import('./generate-policy-files.ts')
for (const [path, text] of generatePolicyFiles()) await update(path, text)
const { generateConfigSchema } = await import('./generate-config-schema.ts')
for (const [path, text] of generateConfigSchema()) await update(path, text)
const { generateSourcesSchema } = await import('./generate-sources-schema.ts')
for (const [path, text] of generateSourcesSchema()) await update(path, text)
const { generateConfigurationPage } = await import('./generate-configuration-page.ts')
for (const [path, text] of generateConfigurationPage()) await update(path, text)
const { generateMutationPage } = await import('./generate-mutation-page.ts')
for (const [path, text] of generateMutationPage()) await update(path, text)
await removeOthers(rulePages, new Set(pages.map(([path]) => path)))

finish()
