import type { Element } from 'hast'

/** The declarations of an element’s `style`, by their names in lower case. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const text = properties['style']
  if (typeof text !== 'string') return new Map()
  return new Map(
    text.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':')
      if (colon < 1) return []
      const name = declaration.slice(0, colon).trim().toLowerCase()
      return [
        [
          name,
          declaration
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ],
      ]
    }),
  )
}

/** The classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  const names = properties['className']
  return Array.isArray(names) ? names.map(String) : []
}

const hidingValues: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  visibility: /^(?:hidden|collapse)/,
  opacity: /^0(?:\.0*)?(?:%|$|\s)/,
  'font-size': /^0(?:\D|$)/,
  color: /^(?:transparent|rgba\([^)]*,\s*0(?:\.0+)?\s*\))/,
  'mso-hide': /^all/,
  clip: /^rect\(\s*(?:0|1px)/,
  'clip-path': /^(?:inset\((?:50|100)%|circle\(0)/,
  'max-height': /^0(?:\D|$)/,
  left: /^-\d{3,}/,
  'text-indent': /^-\d{3,}/,
}

/** Whether a page would not show an element: a reader who copied the page has not seen it. */
export function isHidden(element: Element): boolean {
  const { properties, tagName } = element
  if (properties['hidden'] !== undefined && properties['hidden'] !== false) return true
  if (String(properties['ariaHidden'] ?? '') === 'true') return true
  if (tagName === 'input' && properties['type'] !== 'checkbox') return true
  return [...styleOf(element)].some(([name, value]) => hidingValues[name]?.test(value) === true)
}

const monospace = /\b(?:mono|monospace|monaco|menlo|consolas|courier|fira code|source code)\b/

/** What the style of an element says about its words, as the elements that mean the same. */
export function meaningOfStyle(element: Element): ('strong' | 'em' | 'del' | 'code')[] {
  const style = styleOf(element)
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const weight = style.get('font-weight') ?? ''
  return [
    /^(?:bold|bolder|[6-9]00)/.test(weight) ? ('strong' as const) : [],
    /^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? ('em' as const) : [],
    /line-through/.test(decoration) ? ('del' as const) : [],
    monospace.test(style.get('font-family') ?? '') ? ('code' as const) : [],
  ].flat()
}

/** Whether the style of an element takes back what its name says: Google Docs wraps all it copies in such a `b`. */
export function isTakenBack(element: Element): boolean {
  const style = styleOf(element)
  if (/^(?:b|strong)$/.test(element.tagName)) {
    return /^(?:normal|[1-5]00)/.test(style.get('font-weight') ?? '')
  }
  if (/^(?:i|em)$/.test(element.tagName)) return style.get('font-style') === 'normal'
  return false
}
