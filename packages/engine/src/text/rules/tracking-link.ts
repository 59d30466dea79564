import { assistantTags, trackingFields } from '../lexicons/source-domains.ts'
import { rangeOfUrl, sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { readQuery } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const fields = new Set(trackingFields)
const assistants = new Set(assistantTags)

export default defineRule<{ field: string; cleaned: string | undefined }>({
  id: 'tracking-link',
  type: 'source_quality',
  severity: 'low',
  summary: 'A link with parameters that only track the reader.',
  fix: 'Remove the tracking parameters from the address.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      if (!url.query.includes('=') || textOfLink(document, link).startsWith('![')) continue
      const query = readQuery(url.query)
      const tracking = query.find(([name]) => fields.has(name.toLowerCase()))
      if (tracking === undefined) continue
      // `assistant-tracking-tag` speaks about these.
      if (
        query.some(([name, value]) => name === 'utm_source' && assistants.has(value.toLowerCase()))
      ) {
        continue
      }
      const kept = query.filter(([name]) => !fields.has(name.toLowerCase()))
      const rest = kept.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&')
      const address = link.url.slice(0, link.url.indexOf('?'))
      const fragment = url.fragment === '' ? '' : `#${url.fragment}`
      const range = rangeOfUrl(document, link)
      const isInline = range.end - range.start === link.url.length
      const cleaned = isInline ? `${address}${rest === '' ? '' : `?${rest}`}${fragment}` : undefined
      yield { ...range, data: { field: tracking[0], cleaned } }
    }
  },
  explain: (_quote, data) =>
    `The address carries the tracking parameter “${data?.field}”, which no reader needs.`,
  suggest: (_quote, data) => data?.cleaned,
  examples: {
    bad: [
      'See [the plan](«https://example.org/plan?utm_source=mail&id=7»).',
      'See [the plan](«https://example.org/plan?fbclid=IwAR0x#part-2»).',
      'The plan is at <«https://example.org/plan?gclid=abc»>.',
    ],
    good: [
      'See [the plan](https://example.org/plan?source=mail&id=7).',
      'See [the plan](https://example.org/plan#utm_source=mail).',
      'Add `?utm_source=mail` to the address.',
      '[![chat](badge.svg)](https://example.org/chat?utm_source=badge)',
    ],
  },
})
