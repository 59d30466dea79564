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

  it('are none where a change only deletes', () => {
    expect(parsePatch('@@ -3,2 +2,0 @@\n-a\n-b').added).toEqual([])
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
