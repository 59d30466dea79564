import { expect, it } from 'vitest'
import type { Syntax } from '../schema/index.ts'
import { readDraftParts } from './read-draft-parts.ts'

function show(source: string, syntax: Syntax = 'markdown') {
  const { sentences, code } = readDraftParts({ source, syntax })
  return {
    sentences: sentences.map(({ start, end }) => source.slice(start, end)),
    code: code.map(({ kind, language, start, end }) => [kind, language, source.slice(start, end)]),
  }
}

it('gives sentences with the marks around their words', () => {
  const source =
    '# Prices\n\n“[Tin](t.md)” rose by 4 %. **Zinc** fell (a little). ![An old mine.](m.png)\n'
  expect(show(source).sentences).toEqual([
    'Prices',
    '“[Tin](t.md)” rose by 4 %.',
    '**Zinc** fell (a little).',
    '![An old mine.](m.png)',
  ])
})

it('finds fenced, indented and inline code with its language', () => {
  const source =
    'Run `make` or ``a ` b``.\n\n- Then:\n\n  ~~~Bash\n  ls\n  ~~~\n\nThen:\n\n    old code\n\nEnd.\n\n```\nopen'
  expect(show(source).code).toEqual([
    ['span', null, 'make'],
    ['span', null, 'a ` b'],
    ['block', 'bash', '  ls\n'],
    ['block', null, '    old code\n'],
    ['block', null, 'open'],
  ])
})

it.each([
  ['html', '<p>Run <code>make</code>.</p><pre>ls -a</pre><p>End.</p>', ['make', 'ls -a']],
  ['asciidoc', 'Run `make`.\n\n----\nls -a\n----\n\nEnd.\n', ['make', 'ls -a']],
  ['rst', 'Run ``make``::\n\n  ls -a\n\nEnd.\n', ['make', 'ls -a']],
] as const)('finds code of %s', (syntax, source, expected) => {
  const { code } = show(source, syntax)
  expect(code).toHaveLength(expected.length)
  for (const [at, text] of expected.entries()) expect(code[at]?.[2]).toContain(text)
})

it('reads 200,000 units of fences, backticks and brackets in time', () => {
  for (const piece of ['```\n', '`', '[a](b) ', '- ', '    x\n', '<code>']) {
    expect(() => show(piece.repeat(200_000 / piece.length))).not.toThrow()
  }
})
