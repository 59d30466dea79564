import { expect, it } from 'vitest'
import { analyzeText } from '../../analyze-text.ts'

function coverageOf(source: string) {
  return analyzeText({ source, syntax: 'markdown' }, { details: true }).coverage
}

it('counts lines of prose over lines that could have been prose', () => {
  const source = 'One line of prose.\n\n```sh\nnpm test\n```\n'
  expect(coverageOf(source)).toMatchObject({ lines: 4, scored_lines: 1, share: 0.25 })
})

it('does not count front matter, whatever its fence', () => {
  for (const fence of ['---', '+++']) {
    const source = `${fence}\ntitle: A title\ntags: one\n${fence}\n\nOne line of prose.\n`
    expect(coverageOf(source)).toMatchObject({ lines: 1, scored_lines: 1, share: 1 })
  }
})

it('has a share of 1 without lines', () => {
  expect(coverageOf('')).toMatchObject({ lines: 0, scored_lines: 0, share: 1 })
})

it('counts the lines of CRLF text once', () => {
  expect(coverageOf('One.\r\n\r\nTwo.\r\n')).toMatchObject({ lines: 2, scored_lines: 2 })
})
