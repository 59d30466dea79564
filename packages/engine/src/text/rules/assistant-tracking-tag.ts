import { KIND } from '../document/document.ts'
import { assistantTags } from '../lexicons/source-domains.ts'
import { isAboutAssistants } from '../queries/context/shown-words.ts'
import { rangeOfUrl, sourcesOf } from '../queries/sourcing/sources.ts'
import { readQuery } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const tags = new Set(assistantTags)
/** What chat assistants leave where their answer showed a source. */
const residue =
  /:?contentReference\[oaicite[^\]]*\](\{[^}]*\})?|oai_?cite?(ation)?|turn\d+(search|view|news|fetch)\d+|【\d+[:†][^】]*】/g

export default defineRule<{ cleaned: string | undefined }>({
  id: 'assistant-tracking-tag',
  type: 'source_quality',
  severity: 'high',
  decides: true,
  summary: 'A link or citation mark that carries the tag of a chat assistant.',
  fix: 'Open the page, check that it says what the text says, and link to it without the tag.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      if (!url.query.includes('=')) continue
      const isTagged = readQuery(url.query).some(
        ([name, value]) =>
          (name === 'utm_source' || name === 'ref') && tags.has(value.toLowerCase()),
      )
      if (!isTagged) continue
      const mark = link.url.indexOf('?')
      const kept = readQuery(url.query).filter(
        ([name]) => !name.startsWith('utm_') && name !== 'ref',
      )
      const query = kept
        .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
        .join('&')
      const fragment = url.fragment === '' ? '' : `#${url.fragment}`
      const cleaned = `${link.url.slice(0, mark)}${query === '' ? '' : `?${query}`}${fragment}`
      const range = rangeOfUrl(document, link)
      const isInline = range.end - range.start === link.url.length
      // The page may be right all the same, and the tag is one edit: worth a look, no decision.
      yield { ...range, data: { cleaned: isInline ? cleaned : undefined }, severity: 'medium' }
    }
    if (!mayHoldResidue(document.source) || isAboutAssistants(document)) return
    const { blocks } = document
    for (let block = 0; block < blocks.count; block++) {
      if (blocks.kinds[block] === KIND.alt_text || blocks.quoted[block] !== 0) continue
      const text = document.source.slice(blocks.starts[block], blocks.ends[block])
      if (!mayHoldResidue(text)) continue
      let isCode = false
      let at = 0
      for (const match of text.matchAll(residue)) {
        // Between backticks the text is about the mark.
        for (; at < match.index; at++) {
          if (text[at] === '`') isCode = !isCode
          else if (text[at] === '\n') isCode = false
        }
        const start = blocks.starts[block] + match.index
        if (!isCode) yield { start, end: start + match[0].length, data: { cleaned: undefined } }
      }
    }
  },
  explain: (quote, data) =>
    data?.cleaned === undefined
      ? `“${quote}” is a citation mark left from a chat assistant and points to no source.`
      : 'The address carries the tag of a chat assistant, a sign that the source was never checked.',
  suggest: (_quote, data) => data?.cleaned,
  examples: {
    bad: [
      'Rain fell on 12 days ([report](«https://weather.example.org/may?utm_source=chatgpt.com»)).',
      'See [the study](«https://example.org/a?id=4&utm_source=openai#tables»).',
      'Sleep repairs memory «:contentReference[oaicite:3]{index=3}» in most adults.',
      'The tower is 96 m tall «【12†source】».',
      'The tower is 96 m tall «turn0search0».',
    ],
    good: [
      'See [the study](https://example.org/a?id=4).',
      'Read [their docs](https://chatgpt.com/docs).',
      'ChatGPT marks a source so: turn0search0. Claude and Gemini have no such mark, and ChatGPT hides it.',
      '> The tower is 96 m tall 【12†source】.',
      'The field `oai_citation` is removed on import.',
      'See [the plan](https://example.org/a?utm_source=newsletter).',
    ],
  },
})

/** One expression a mark: together they could not skip ahead. */
function mayHoldResidue(text: string): boolean {
  return text.includes('†') || /oai_?cit/.test(text) || /turn\d/.test(text)
}
