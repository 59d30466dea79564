import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { expect, it } from 'vitest'
import remarkContentTrust from './index.ts'

const page = `# Fans

The desk fan is 25 dollars and moves air across a room of nine square metres.

The floor fan is $60. A remote for it is $12, which we would not pay again.
`

/** The messages about a page that is held to a policy. */
function messagesOf(customPolicy: string): VFileMessage[] {
  const file = new VFile({ value: page, path: 'fans.md' })
  const tree: Root = unified().use(remarkParse).parse(file)
  remarkContentTrust({ customPolicy, failOn: 'none', report: false })(tree, file)
  return file.messages.filter(({ ruleId }) => ruleId === 'policy')
}

it('names each clause once, and the other lines that it met in the note', () => {
  const messages = messagesOf('Reject prices. Reject the word "remote".')
  expect(messages.map(({ reason, line }) => [reason, line])).toEqual([
    ['Policy “Reject prices”: The policy names it: price.', 3],
    ['Policy “Reject the word "remote"”: The policy names “remote”.', 5],
  ])
  expect(messages[0]?.note).toContain('Also on line 5.')
})
