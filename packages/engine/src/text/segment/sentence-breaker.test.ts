import { describe, expect, it } from 'vitest'
import { showSentences } from '../../../../../test/support/show-document.ts'

const plain: readonly (readonly [string, string])[] = [
  ['ends at a stop before a capital', '«One here.» «Two there!» «Three?»'],
  ['goes on after a title', '«Dr. Smith met Mrs. Jones.» «They left.»'],
  ['goes on after e.g. and i.e.', '«See e.g. this one, i.e. nobody.» «Good.»'],
  ['goes on after an initialism', '«The U.S. Army and the U.N. agreed.» «Fine.»'],
  ['ends after an initialism before a word that opens one', '«He is in the U.S.» «He likes it.»'],
  ['ends after a.m. before a word that opens one', '«It ended at 5 a.m.» «They left.»'],
  ['goes on after p.m.', '«At 5 p.m. on Monday it rained.» «It stopped.»'],
  ['goes on after initials', '«J. R. R. Tolkien wrote it.» «I read it.»'],
  ['ends after the pronoun I', '«She saw him and I.» «They came.»'],
  ['goes on in No. 5 and Fig. 3', '«See No. 5 and Fig. 3 for it.» «Done.»'],
  ['ends after the answer no', '«No.» «It is not.»'],
  ['ends after etc. before a capital only', '«Bring apples etc. with you.» «Or pears, etc.» «Go.»'],
  ['keeps decimals and thousands', '«It costs 3.50 or 1,000.25 each.» «At 10:30 we left.»'],
  ['ends before a number', '«He ate.» «3 cats ran.» «It cost $5.» «20 came.»'],
  ['does not end without a space', '«Use node.js or version.Next here»'],
  ['goes on before a small letter', '«Well… maybe.» «Wait... what?»'],
  ['ends after an ellipsis before a capital', '«Hmm...» «He left.» «So…» «She did.»'],
  ['takes runs of marks as one', '«What?!» «No way!!» «Yes.»'],
  ['breaks across lines', '«Line one\nline two.» «Third\nline.»'],
  ['ends at CRLF and a lone CR', '«One.»\r\n«Two.»\r«Three.»'],
  ['leaves the byte order mark out', '\ufeff«First.» «Second.»'],
  ['takes emoji as no word', '«I like it.» 😀 «So do I.»'],
  ['ends at right-to-left stops', '«שלום עולם.» «זה מבחן.» «هذا اختبار؟» «نعم.»'],
  ['ends at CJK stops without a space', '«这是一个测试。»«这是第二句！»«好吗？»'],
  ['leaves an invisible character after the stop out', '«The end.»\u200b «Next.»'],
]

// A sentence starts at its first word, after an opening mark, and ends with its closing mark.
const quoted: readonly (readonly [string, string])[] = [
  ['goes on after a quoted stop', '"«Yes!" she said.» "«No."»'],
  ['goes on after a curly quoted question', '“«Really?” asked Tom.» «He left.»'],
  ['keeps the closing quote', '“«It works.”» “«Does it?”»'],
  ['keeps the closing bracket', '(«See p. 5.)» «He left.»'],
]

const markdown: readonly (readonly [string, string])[] = [
  ['reads inline code as a word', '«Use `npm install` to start.» «`x` is set.» «Then go.»'],
  ['keeps the stop after emphasis', '«This is **one**.» «Next *two.»* «End.»'],
  ['keeps the stop after a link', '«See [the docs](u).» «Then go.»'],
  ['ends before a footnote mark', '«One.»[^1] «Two.»\n\n[^1]: «Note.»'],
  ['ends with the list item', '- «no stop here»\n- «Nor here»\n- «One.» «Two.»'],
  ['ends with the heading', '# «A heading»\n\n«Text.»'],
  ['ends with the table cell', '| «A» | «B» |\n|---|---|\n| «one» | «two» |'],
  ['reads numbered items without their number', '1. «Heat the oven.»\n2. «Wait.»'],
  ['reads a quote line by line', '> «Quoted text\n> goes on.» «More.»'],
]

describe('sentences', () => {
  it.each(plain)('%s', (name, marked) => {
    expect(showSentences(marked.replaceAll(/[«»]/g, ''), 'plain'), name).toBe(marked)
  })

  it.each(quoted)('%s', (name, marked) => {
    expect(showSentences(marked.replaceAll(/[«»]/g, ''), 'plain'), name).toBe(marked)
  })

  it.each(markdown)('in Markdown %s', (name, marked) => {
    expect(showSentences(marked.replaceAll(/[«»]/g, '')), name).toBe(marked)
  })
})
