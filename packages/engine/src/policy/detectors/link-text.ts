import { defineDetector } from './detector.ts'
import { wordSet } from './phrases.ts'

const isVague = wordSet(
  'here click-here click-here-now press-here tap-here this link this-link the-link this-page page more read-more learn-more find-out-more more-info more-information info details more-details view-more see-more read-on continue continue-reading go website this-website site this-article article click this-post see-here look-here click-this-link follow-this-link download learn-more-here read-more-here find-out-more-here click-here-to-read-more over-here right-here there here-s-the-link read-the-full-story-here read-the-full-story full-story read-it-here see-it-here find-it-here',
)

/** Links whose words do not tell where they lead. */
export const vagueLinkText = defineDetector({
  id: 'vague-link-text',
  names:
    'vague link text, vague link texts, vague links, click here link, click here links, click here link texts, read more links, here links, links that say here, links that say click here, links that say read more, links called here, click here as link text, click here as a link text, click here as a link, click here in link text, click here in links, here as link text, non descriptive links, non descriptive link text, undescriptive links, meaningless link text, generic link text, generic link texts, unclear link text, link text such as click here, link texts such as click here',
  describe: 'links whose words do not tell where they lead, such as “click here” and “read more”',
  *find({ links, source }) {
    for (const { kind, textStart, textEnd } of links) {
      if (kind !== 'link' && kind !== 'reference') continue
      const text = source.slice(textStart, textEnd)
      const words = text.toLowerCase().match(/[a-z]+/g) ?? []
      if (text.length <= LONGEST && isVague(words.join('-')))
        yield { start: textStart, end: textEnd }
    }
  },
})

/** Units of the longest text that is compared. */
const LONGEST = 48
