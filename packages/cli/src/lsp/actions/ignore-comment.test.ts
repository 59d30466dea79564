import { analyzeText } from '@content-trust/engine'
import { type Finding, findLines } from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { ignoreInsertion } from './ignore-comment.ts'

const rule = 'needless-modifier'
const words = 'It is very unique.'

/** What becomes of a draft whose finding is ignored where it is; null when that cannot be done. */
function ignored(source: string, syntax: Syntax): string | null {
  const lines = findLines(source)
  const line = source.slice(0, source.indexOf(words)).split('\n').length
  const place = { from: { line, column: 1 }, to: { line, column: 2 } }
  const insertion = ignoreInsertion(
    { lines, source },
    { rule, place } as unknown as Finding,
    syntax,
  )
  if (insertion === null) return null
  return source.slice(0, insertion.at) + insertion.text + source.slice(insertion.at)
}

const rulesIn = (source: string, syntax: Syntax) =>
  analyzeText({ source, syntax }).evidence.map((item) => item.rule)

describe('a comment that hides one finding', () => {
  const found = analyzeText({ source: words, syntax: 'plain' }).evidence[0]?.rule

  it.each<readonly [Syntax, string]>([
    ['markdown', `${words}\n`],
    ['mdx', `${words}\n`],
    ['html', `<p>\n${words}\n</p>`],
    ['html', `<ul>\n<li>${words}\n<li>b</ul>`],
    ['asciidoc', `= A\n\n${words}\nMore.\n`],
    ['asciidoc', `* a\n* ${words}\n* b\n`],
    ['asciidoc', `A line.\n${words}\n`],
    ['rst', `Title\n=====\n\n${words}\n`],
    ['rst', `- a\n\n  ${words}\n\n- b\n`],
  ])('%s: %j', (syntax, source) => {
    expect(rulesIn(source, syntax)).toContain(found)
    const text = ignored(source, syntax)?.replace(rule, found ?? '') ?? ''
    expect(rulesIn(text, syntax)).not.toContain(found)
    expect(analyzeText({ source: text, syntax }).unused_directives ?? []).toEqual([])
  })

  it.each<readonly [Syntax, string]>([
    ['plain', words],
    ['rst', `A line.\n${words}\n`],
    ['rst', `+---------------------+\n| ${words}  |\n+---------------------+\n`],
    ['asciidoc', `|===\n|${words}\n|===\n`],
    ['html', `<p>\na\n${words} <a\nhref="/b">c</a></p>`],
  ])('is not offered where it would show or hide too much: %s %j', (syntax, source) => {
    expect(ignored(source, syntax)).toBeNull()
  })
})
