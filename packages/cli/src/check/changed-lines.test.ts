import { expect, it } from 'vitest'
import { parsePatch } from './changed-lines.ts'

const read = (...lines: readonly string[]) => Object.fromEntries(parsePatch(lines.join('\n')))

it('reads the lines that each hunk added', () => {
  expect(
    read(
      'diff --git a/a.md b/a.md',
      '--- a/a.md',
      '+++ b/a.md',
      '@@ -1 +1 @@ heading',
      '-old',
      '+new',
      '@@ -4,0 +5,2 @@',
      '+one',
      '+two',
      '@@ -9,2 +11,0 @@',
      '-gone',
      '-gone too',
      'diff --git a/b.md b/b.md',
      '--- /dev/null',
      '+++ b/b.md',
      '@@ -0,0 +1,3 @@',
      '+1',
      '+2',
      '+3',
    ),
  ).toEqual({
    'a.md': [
      [1, 1],
      [5, 6],
    ],
    'b.md': [[1, 3]],
  })
})

it('takes no line of a hunk for a header', () => {
  expect(
    read(
      '+++ b/a.md',
      '@@ -3,2 +3,2 @@',
      '--- a/x.md',
      '-@@ -1 +1 @@',
      '+++ b/x.md',
      '+@@ -7 +7 @@',
      '@@ -8 +8 @@',
      '-a',
      '+b',
    ),
  ).toEqual({
    'a.md': [
      [3, 4],
      [8, 8],
    ],
  })
})

it('counts no note of a missing line end as a line', () => {
  expect(
    read(
      '+++ b/a.md',
      '@@ -1 +1 @@',
      '-a',
      '\\ No newline at end of file',
      '+b',
      '\\ No newline at end of file',
      '+++ b/b.md',
      '@@ -2 +2 @@',
      '-a',
      '+b',
    ),
  ).toEqual({ 'a.md': [[1, 1]], 'b.md': [[2, 2]] })
})

it('ends with a patch that is cut', () => {
  expect(read('+++ b/a.md', '@@ -1,9 +1,9 @@', '-a')).toEqual({ 'a.md': [[1, 9]] })
  expect(read('')).toEqual({})
})

it.each([
  ['b/with space.md\t', 'with space.md'],
  ['b/b/inner.md', 'b/inner.md'],
  ['"b/caf\\303\\251.md"', 'café.md'],
  ['"b/\\"quoted\\"\\\\.md"', '"quoted"\\.md'],
  ['"b/a\\nb\\tc\\rd\\ae\\bf\\fg\\vh.md"', 'a\nb\tc\rd\x07e\bf\fg\vh.md'],
])('reads the path %s', (written, path) => {
  expect(Object.keys(read(`+++ ${written}`))).toEqual([path])
})
