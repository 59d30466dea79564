import type { Version } from '../read-version.ts'
import type { Fact } from './fact.ts'

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

/** Destinations of links and images, and bare URLs, without e-mail addresses. */
export function readUrls({ scanned }: Version): Fact[] {
  return scanned.links
    .filter(({ kind, url }) => kind !== 'footnote' && url !== '' && !isEmail(url))
    .map(({ url }) => ({ key: url, shown: url, at: -1 }))
}

/** E-mail addresses, linked or not. */
export function readEmails({ scanned, blocks }: Version): Fact[] {
  const linked = scanned.links.map(({ url }) => url).filter(isEmail)
  const written = blocks.flatMap(({ text }) => [...text.matchAll(email)].map(([found]) => found))
  return [...linked, ...written].map((shown) => ({
    key: shown.replace(/^mailto:/i, '').toLowerCase(),
    shown,
    at: -1,
  }))
}

function isEmail(url: string): boolean {
  return /^mailto:/i.test(url) || (/^[^\s/:]+@[^\s/:]+$/.test(url) && !url.includes('//'))
}
