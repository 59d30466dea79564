import { defineDetector } from './detector.ts'

/** Addresses that readers see instead of words. */
export const bareUrl = defineDetector({
  id: 'bare-url',
  names:
    'bare url, bare urls, bare web address, bare web addresses, bare link, bare links, bare address, naked url, naked urls, naked links, raw url, raw urls, raw links, raw web addresses, plain urls, pasted urls, visible urls, visible web addresses, full urls, written out urls, unlinked urls, urls as link text, urls as links, urls in running text, urls in the text, urls in body text, web addresses in running text, web addresses in the text',
  describe: 'web addresses that readers see, where a link could have words',
  *find({ links, source }) {
    for (const { kind, textStart, textEnd, start, end, url } of links) {
      if (kind === 'autolink' && /^(?:https?:|www\.|\/\/)/i.test(url)) yield { start, end }
      if (kind !== 'link' && kind !== 'reference') continue
      if (
        /^(?:https?:\/\/|www\.)\S+$/i.test(
          source.slice(textStart, Math.min(textEnd, textStart + 300)),
        )
      )
        yield { start: textStart, end: textEnd }
    }
  },
})
