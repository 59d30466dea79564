import { readFile, writeFile } from 'node:fs/promises'
import { generateRuleIndex } from './generate-rule-index.ts'

/** Writes every derived file; with `--check` only compares and exits 1 on a difference. */
const checks = process.argv.includes('--check')
const stale: string[] = []
// The pages are made from the rules that the index lists, so they load after it is written.
const generators = [
  generateRuleIndex,
  async () => (await import('./generate-rule-pages.ts')).generateRulePages(),
  async () => (await import('./generate-phrase-table.ts')).generatePhraseTable(),
]
for (const generate of generators) {
  for (const [path, text] of await generate()) {
    const current = await readFile(path, 'utf8').catch(() => undefined)
    if (current === text) continue
    stale.push(path)
    if (!checks) await writeFile(path, text)
  }
}
for (const path of stale) process.stdout.write(`${checks ? 'stale' : 'wrote'} ${path}\n`)
if (checks && stale.length > 0) {
  process.stderr.write('Generated files differ from their sources. Run: npm run generate\n')
  process.exitCode = 1
}
