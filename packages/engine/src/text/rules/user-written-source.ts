import { type Document, SEPARATOR } from '../document/document.ts'
import { userWrittenDomains } from '../lexicons/source-domains.ts'
import type { Link } from '../markdown/scanned-text.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { sourcesOf, textOfLink } from '../queries/sourcing/sources.ts'
import { listedDomain } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const userWritten = new Set(userWrittenDomains)

export default defineRule<{ domain: string }>({
  id: 'user-written-source',
  type: 'source_quality',
  severity: 'low',
  summary: 'A claim that cites a page that anybody can write.',
  fix: 'Link to the source that the page relies on.',
  *document(document) {
    if (isSoftwareText(document)) return
    for (const { link, url, sentence } of sourcesOf(document)) {
      if (url.host === '' || sentence === -1 || url.path.length < 2) continue
      const domain = listedDomain(url.host, userWritten)
      if (domain === undefined || /@|^(tweet|post|video|thread)/i.test(textOfLink(document, link)))
        continue
      // A link on a name presents a person or a talk.
      if (
        document.sentences.links[sentence] > 2 ||
        (/^\W*(this|here|\w+\W*$)/i.test(textOfLink(document, link)) &&
          !/survey|study|data|report|poll|recommend|show|found/i.test(textOfLink(document, link)) &&
          link.kind !== 'autolink')
      )
        continue
      if (isShown(document, link)) continue
      if (isTitle(textOfLink(document, link)) || document.source[link.start - 1] === '@') continue
      const isEvidence =
        sentenceHas(document, sentence, 'source_noun') ||
        (document.sentences.punctuation[sentence] & SEPARATOR.percent) !== 0
      if (isEvidence) yield { start: link.start, end: link.end, data: { domain } }
    }
  },
  explain: (_quote, data) =>
    `Anybody can publish on ${data?.domain}, so the link does not prove the claim.`,
  examples: {
    bad: [
      'A «[survey](https://www.quora.com/survey-of-cats)» shows that cats sleep all day.',
      'Doctors in one study «[recommend it](https://medium.com/p/1)» for children.',
      'About 40% of the shops closed («<https://www.reddit.com/r/shops/1>»).',
    ],
    good: [
      'The report template has [this form](https://www.reddit.com/message/compose).',
      'An example that [Jing](https://twitter.com/jingc) gave in the report is clear.',
      'A [survey](https://www.example.org/survey-of-cats) shows that cats sleep all day.',
      'Follow us on [Facebook](https://facebook.com/us).',
      'Researchers post their findings on [Reddit](https://reddit.com).',
      'The [video](https://www.youtube.com/watch?v=1) runs for an hour.',
      'This video of the study shows a cat: https://www.youtube.com/watch?v=1',
    ],
  },
})

/** “This video of the study: …” shows something and proves nothing. */
function isShown({ source }: Document, link: Link): boolean {
  return /\b(?:clip|film|keynote|talk|thread|tweet|video|watch)\b/i.test(
    source.slice(Math.max(0, link.start - 80), link.start),
  )
}

function isTitle(text: string): boolean {
  return /^[“"*_]?\p{Lu}/u.test(text) && /\s\p{Lu}/u.test(text)
}
