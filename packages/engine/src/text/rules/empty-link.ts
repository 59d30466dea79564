import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule<{ lacks: 'text' | 'address' }>({
  id: 'empty-link',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link without an address or without text.',
  fix: 'Give the link both an address and text, or remove it.',
  *document(document) {
    for (const { link } of sourcesOf(document)) {
      if (link.kind !== 'link') continue
      const { start, end } = link
      const text = textOfLink(document, link).trim()
      // A badge needs no target, and `[](#name)` is a place to link to.
      if (text.startsWith('![') || (text === '' && link.url.startsWith('#'))) continue
      if (link.url.trim() === '') yield { start, end, data: { lacks: 'address' } }
      else if (text === '') yield { start, end, data: { lacks: 'text' } }
    }
  },
  explain: (quote, data) => `The link “${quote}” has no ${data?.lacks}.`,
  examples: {
    bad: [
      'Rents rose by a third «[official figures]()».',
      'Rents rose by a third «[](https://example.org/rents)».',
      'See the **«[full table](<>)»**.',
    ],
    good: [
      'Rents rose by a third [official figures](https://example.org/rents).',
      'Rents rose [by a third] (see below).',
      'An array is written `[]()` there.',
      '[![Build](badge.svg)]() of the tower.',
      'The part [](#tower) is here.',
    ],
  },
})
