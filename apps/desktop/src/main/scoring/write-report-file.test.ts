import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { ReportFormat } from '../../shared/analysis.ts'
import { writeReportFile } from './write-report-file.ts'

/** Asks for a report of a draft of this name; the writer chooses this place for it. */
async function reportAt(place: string | null, name: string, format: ReportFormat) {
  const chooseSavePath = vi.fn().mockResolvedValue(place)
  const run = vi.fn().mockResolvedValue({ text: 'The report.' })
  const request = {
    name,
    format,
    text: 'Words.',
    syntax: 'markdown' as const,
    context: { format: 'article' as const, intended_use: 'publish' as const },
    ignoredRules: [],
    severities: {},
  }
  const { path } = await writeReportFile(request, { chooseSavePath }, { run })
  return { path, asked: chooseSavePath.mock.lastCall, runs: run.mock.calls.length }
}

it.each([
  ['notes.md', 'html', 'notes-report.html', { name: 'Web page', extension: 'html' }],
  ['notes.v2.md', 'markdown', 'notes.v2-report.md', { name: 'Markdown', extension: 'md' }],
  ['Untitled', 'json', 'Untitled-report.json', { name: 'JSON', extension: 'json' }],
  ['a.txt', 'sarif', 'a-report.sarif', { name: 'SARIF', extension: 'sarif' }],
] as const)('offers a name for the report of %s as %s', async (name, format, offered, kind) => {
  const folder = temporaryFolder()
  const place = join(folder, 'chosen')
  const { path, asked } = await reportAt(place, name, format)
  expect(asked).toEqual([offered, kind])
  expect(path).toBe(place)
  expect(await readFile(place, 'utf8')).toBe('The report.')
  expect(await readdir(folder)).toEqual(['chosen'])
})

it('scores and writes nothing when no place was chosen', async () => {
  expect(await reportAt(null, 'a.md', 'html')).toMatchObject({ path: null, runs: 0 })
})

it('names what the disk refused', async () => {
  const place = join(temporaryFolder(), 'folder')
  await mkdir(place)
  await expect(reportAt(place, 'a.md', 'html')).rejects.toMatchObject({
    code: 'not_text',
    message: 'folder is a folder.',
  })
})
