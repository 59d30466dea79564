import { expect, it } from 'vitest'
import { analyzeText } from '../index.ts'
import { ignoreComment } from './ignore-comment.ts'

it.each(['markdown', 'mdx'] as const)('a comment of %s hides what it names', (syntax) => {
  const text = 'Many users complained on 3 May.\n'
  const rulesOf = (source: string) =>
    analyzeText({ source, syntax }).evidence.map(({ rule }) => rule)
  expect(rulesOf(text)).toContain('unnamed-group')
  const above = ignoreComment('disable-next-line', 'unnamed-group', syntax, 'they were 3')
  expect(rulesOf(`${above}\n${text}`)).not.toContain('unnamed-group')
  const after = ignoreComment('disable-line', 'unnamed-group', syntax)
  expect(rulesOf(`${text.trimEnd()} ${after}\n`)).not.toContain('unnamed-group')
  const all = ignoreComment('ignore-file', 'unnamed-group', syntax)
  expect(rulesOf(`${text}\n${all}\n`)).not.toContain('unnamed-group')
})

it('an HTML comment stands in no MDX', () => {
  expect(ignoreComment('disable-line', 'long-word', 'mdx', 'why')).toBe(
    '{/* content-trust-disable-line long-word -- why */}',
  )
})
