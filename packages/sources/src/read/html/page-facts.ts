import type { Element, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { visit } from 'unist-util-visit'

/** What a page says of itself beside its text. */
export interface PageFacts {
  readonly title: string | null
  /** Names that an address may have after `#`. */
  readonly fragments: readonly string[]
  readonly scripts: number
  readonly isPaywalled: boolean
}

/** What search engines ask pages to declare of an article that is for subscribers. */
const subscribersOnly = /"isAccessibleForFree"\s*:\s*"?false/i

function namesOf({ tagName, properties }: Element): string[] {
  const names = [properties['id'], tagName === 'a' ? properties['name'] : undefined]
  return names.filter((name) => typeof name === 'string' && name !== '').map(String)
}

/** Collects them in one walk. */
export function pageFacts(tree: Root): PageFacts {
  const fragments: string[] = []
  let title: string | null = null
  let scripts = 0
  let isPaywalled = false
  visit(tree, 'element', (element) => {
    fragments.push(...namesOf(element))
    if (element.tagName === 'title') {
      title ??= toText(element, { whitespace: 'normal' }).replaceAll(/\s+/g, ' ').trim() || null
    } else if (element.tagName === 'script') {
      scripts += 1
      const [content] = element.children
      isPaywalled ||= content?.type === 'text' && subscribersOnly.test(content.value)
    }
  })
  return { title, fragments, scripts, isPaywalled }
}
