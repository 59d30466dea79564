import type { SourceText } from '../read/source-text.ts'

/** The part after `#`, decoded; empty where there is none or it names no part of a page. */
function namedPart(address: string): string {
  const hash = URL.parse(address)?.hash.slice(1) ?? ''
  // Text fragments, addresses inside of an application, lines of code and times of videos.
  const isOther = /^(?::~:|!|\/|L\d+(?:[-C]|$)|t=|page=|[\w-]+=)/.test(hash)
  if (isOther || hash.toLowerCase() === 'top') return ''
  try {
    return decodeURIComponent(hash.replace(/:~:.*$/, ''))
  } catch {
    return hash
  }
}

/** Whether a page has the part that an address names; what cannot be told counts as there. */
export function hasFragment(address: string, source: SourceText): boolean {
  const part = namedPart(address)
  if (part === '' || source.fragments === null || source.needsScripts) return true
  // Some sites put a prefix before the names that authors give, and take it off by a script.
  return source.fragments.some((name) => name === part || name === `user-content-${part}`)
}
