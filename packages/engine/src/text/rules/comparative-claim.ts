import { type Document, SHAPE } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'comparative-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'A comparison without a measurement.',
  fix: 'Give both figures and how they were measured.',
  phrases: [
    '(#|<number_word>|many) times (faster|better|more likely|more effective|more efficient|cheaper|stronger|safer)',
    '(#) (faster|cheaper|better|more effective|more efficient|more powerful|stronger) than',
    '(twice|thrice) as (fast|good|effective|efficient|powerful|strong|likely|cheap)',
    '(far|significantly|vastly|dramatically|considerably|infinitely) (faster|cheaper|safer|superior|stronger|more effective|more efficient|more reliable|more secure|more accurate|more powerful|more productive) than',
    '(faster|cheaper|safer|stronger|superior|more effective|more efficient|more reliable|more secure|more accurate|more powerful) (than|to) (any|every|all) (other|of|competing|competitor|rival)',
    '{outperform} (all|any|every|its competitors|the competition|competitors|competing)',
    '(surpasses|surpassing|outshines|beats|beat) (all|any|every|the) (other|others|competition|competitors|rivals)',
  ],
  accepts: (hit, document) => {
    const sentence = document.words.sentences[hit.first]
    return (
      lacksSupport(hit, document) &&
      isAsserted(document, hit.first) &&
      !isMeasured(document, sentence) &&
      !followsCode(document, sentence)
    )
  },
  explain: (quote) => `“${quote}” is a comparison without figures that readers could check.`,
  examples: {
    bad: [
      'Our pump is «ten times faster» and quiet.',
      'It «outperforms all» pumps.',
      'The new pump is «far safer than» the old one.',
      'The **pump** is «twice as\nfast» now.',
    ],
    good: [
      '```text\nA = 42.92 ms\n```\n\nThe second one is ten times faster.',
      'One of them must be better than all other methods.',
      'It is several times larger than the ship.',
      'The archive is 20 times more than the index.',
      'The pump moved 40 l a minute, the old one 20 l, so it is twice as fast.',
      'We tested both; the new pump is far safer than the old one.',
      'He called five times.',
      'It is better than nothing.',
      'We asked whether it outperforms all pumps.',
    ],
  },
})

/** A block of code or of output before the paragraph holds what was measured. */
function followsCode({ blocks, sentences, source }: Document, sentence: number): boolean {
  const start = blocks.starts[sentences.blocks[sentence]]
  return source.slice(Math.max(0, start - 40), start).includes('```')
}

/** Two figures in the sentence or the next: both sides of the comparison. */
function isMeasured(document: Document, sentence: number): boolean {
  const { words, sentences } = document
  const first = sentences.firstWords[sentence]
  const isLast = sentence + 1 >= sentences.count
  const end = Math.min(sentences.endWords[isLast ? sentence : sentence + 1], first + 100)
  let figures = 0
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & (SHAPE.digit | SHAPE.opaque)) !== 0) figures++
  }
  return figures >= 2
}
