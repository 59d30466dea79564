import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parseAnsi } from '../../scripts/recordings/parse-ansi.ts'
import { planScenes } from '../../scripts/recordings/timeline.ts'

const folder = join(import.meta.dirname, '../../docs/recordings')

it('the recording of the command line is small, has every row, both themes, and rests for who wants no motion', () => {
  const svg = readFileSync(join(folder, 'command-line.svg'), 'utf8')
  expect(Buffer.byteLength(svg)).toBeLessThan(40_000)
  for (const words of ['HUMAN REVIEW', 'Delete it.', '+Businesses of all sizes']) {
    expect(svg).toContain(words)
  }
  expect(svg).toContain('@media (prefers-color-scheme:dark)')
  expect(svg).toMatch(/@media \(prefers-reduced-motion:reduce\)\{\*\{animation:none!important\}\}/)
  // An image on a page may load nothing and run nothing.
  expect(svg).not.toMatch(/<script|href=|url\(/)
})

it.each(['light', 'dark'])(
  'the recording of the editor is small, moves, and ends, %s',
  async (theme) => {
    const path = join(folder, `editor-${theme}.webp`)
    expect(statSync(path).size).toBeLessThanOrEqual(600 * 1024)
    const { pages, loop, delay = [] } = await sharp(path, { animated: true }).metadata()
    expect(pages).toBeGreaterThan(8)
    expect(loop).toBe(3)
    expect(Math.min(...delay)).toBeGreaterThanOrEqual(200)
  },
)

it('what a command prints is cut into rows and spans, as a terminal does', () => {
  const esc = String.fromCharCode(27)
  const printed = `a ${esc}[1m${esc}[31mbad${esc}[39m word${esc}[22m\nlonger than that`
  expect(parseAnsi(printed, 10)).toEqual([
    [
      { column: 0, text: 'a ', looks: [] },
      { column: 2, text: 'bad', looks: ['bold', 'red'] },
      { column: 5, text: ' word', looks: ['bold'] },
    ],
    [{ column: 0, text: 'longer tha', looks: [] }],
    [{ column: 0, text: 'n that', looks: [] }],
  ])
  expect(() => parseAnsi(`${esc}[5m`, 10)).toThrow('Unknown code 5')
})

it('a long report is scrolled to its end before the next command is typed', () => {
  const rows = Array.from({ length: 40 }, () => [])
  const { appearances, moves, length } = planScenes(
    [
      { command: 'one', rows },
      { command: 'two', rows: [[]] },
    ],
    20,
  )
  expect(appearances.map(({ name }) => name)).toEqual(['c0', 'o0', 'c1', 'o1'])
  expect(moves.map(({ row }) => row)).toEqual([0, 0, 17, 17, 34, 34, 40])
  const times = [...moves.map(({ at }) => at), appearances[2]?.from ?? 0, length]
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
