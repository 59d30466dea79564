import { createTwoFilesPatch } from 'diff'

/** What changed in a file as a unified diff, as `patch -p1` and `git apply` read it; '' where nothing did. */
export function unifiedDiff(shown: string, before: string, after: string): string {
  if (before === after) return ''
  // The library would say so of every line.
  const options = { context: 3, stripTrailingCr: false }
  const patch = createTwoFilesPatch(`a/${shown}`, `b/${shown}`, before, after, '', '', options)
  return patch.replace(/^=+\n/, '').replace(/^((?:---|\+\+\+) .*)\t$/gm, '$1')
}
