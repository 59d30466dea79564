import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { generateReportSamples } from '../../scripts/generate-report-samples.ts'

it('pages show reports as they are printed', { timeout: 60_000 }, async () => {
  const pages = await generateReportSamples()
  expect(pages.map(([path]) => path)).toEqual(['README.md', 'docs/cli.md'])
  for (const [path, text] of pages) {
    expect(text).toMatch(/<!-- (short )?sample: check .* -->\n\n```text\n (REJECT|HUMAN REVIEW) /)
    expect(await readFile(path, 'utf8')).toBe(text)
  }
})
