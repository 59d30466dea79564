import { describe, expect, it } from 'vitest'
import { parsePatch, parsePatches } from './parse-patch.ts'

describe('the lines of a patch', () => {
  it('are those added, and those shown around them', () => {
    const patch = '@@ -1,3 +1,4 @@ heading\n one\n-two\n+2\n+3\n four\n@@ -9 +10,2 @@\n nine\n+ten'
    expect(parsePatch(patch)).toEqual({
      added: [
        [2, 3],
        [11, 11],
      ],
      context: [
        [1, 4],
        [10, 11],
      ],
    })
  })

  it('are absent where a change only deletes', () => {
    expect(parsePatch('@@ -3,2 +2,0 @@\n-a\n-b')).toEqual({ added: [], context: [] })
  })

  it('begin with the first line of the text, and with the line that a hunk names', () => {
    expect(parsePatch('@@ -1 +1,2 @@\n+new\n first')).toEqual({
      added: [[1, 1]],
      context: [[1, 2]],
    })
    expect(parsePatch('@@ -7,2 +7,3 @@\n seven\n eight\n+nine')).toEqual({
      added: [[9, 9]],
      context: [[7, 9]],
    })
  })

  it('are one range where hunks meet, and apart where a line lies between them', () => {
    const hunks = '@@ -1,0 +2 @@\n+2\n@@ -1,0 +3 @@\n+3\n@@ -2,0 +5 @@\n+5'
    expect(parsePatch(hunks).added).toEqual([
      [2, 3],
      [5, 5],
    ])
  })

  it('do not count the note about a missing line ending', () => {
    const patch = '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file'
    expect(parsePatch(patch)).toEqual({ added: [[1, 1]], context: [[1, 1]] })
  })

  it('are not taken from text that looks like a patch', () => {
    const patch = '@@ -0,0 +1,3 @@\n+@@ -1 +900 @@\n+diff --git a/x b/x\n+++ b/y'
    expect(parsePatch(patch).added).toEqual([[1, 3]])
    const two = `diff --git a/1 b/1\n--- a/1\n+++ b/1\n${patch}\ndiff --git a/2 b/2\n@@ -1 +1 @@\n-a\n+b\n`
    expect(parsePatches(two).map(({ added }) => added)).toEqual([[[1, 3]], [[1, 1]]])
  })

  it('keep their file where a file has no hunk', () => {
    const renamed = 'diff --git a/1 b/2\nsimilarity index 100%\nrename from 1\nrename to 2\n'
    const changed = 'diff --git a/3 b/3\n@@ -1 +1 @@\n-a\n+b\n'
    expect(parsePatches(renamed + changed).map(({ added }) => added)).toEqual([[], [[1, 1]]])
  })
})
