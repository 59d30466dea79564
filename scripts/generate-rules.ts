import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { generateRuleIndex } from './generate-rule-index.ts'

/** Writes what is derived from the rules: their index, the phrase table and their pages. */
export async function generateRules(): Promise<void> {
  await writeAll(await generateRuleIndex())
  // The phrase table is made from the rules that the index lists, and the pages score drafts with it.
  const { generatePhraseTable } = await import('./generate-phrase-table.ts')
  await writeAll(await generatePhraseTable())
  const { generateRulePages } = await import('./generate-rule-pages.ts')
  await writeAll(await generateRulePages())
}

async function writeAll(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
