import { unreliableDomains } from '../lexicons/source-domains.ts'
import { sourcesOf } from '../queries/sourcing/sources.ts'
import { listedDomain } from '../queries/sourcing/url-parts.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const unreliable = new Set(unreliableDomains)

export default defineRule<{ domain: string }>({
  id: 'unreliable-domain',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A link to a site that Wikipedia’s editors rate as generally unreliable.',
  fix: 'Cite a source that has editors and corrects its mistakes.',
  *document(document) {
    for (const { link, url } of sourcesOf(document)) {
      const domain =
        url.host === '' || url.path.length < 2 ? undefined : listedDomain(url.host, unreliable)
      if (domain !== undefined) yield { start: link.start, end: link.end, data: { domain } }
    }
  },
  explain: (_quote, data) =>
    `Wikipedia’s list of perennial sources rates ${data?.domain} as generally unreliable or worse.`,
  examples: {
    bad: [
      'The figure is «[from the paper](https://www.dailymail.co.uk/news/1.html)».',
      'One site reports «[the opposite](https://infowars.com/posts/1)».',
      'It rose by 4 % («<https://uk.rt.com/business/2>»).',
    ],
    good: [
      'The figure is [from the paper](https://www.mail.example.org/news/1.html).',
      'One site reports [the opposite](https://smart.com/posts/1).',
      'The magazine [Gawker](http://gawker.com/) closed in 2016.',
    ],
  },
})
