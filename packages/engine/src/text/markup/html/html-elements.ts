/** What an element means for the prose in it; any other element is a mark inside a line. */
export type ElementRole =
  | 'block'
  | 'section'
  | 'landmark'
  | 'navigation'
  | 'main'
  | 'list'
  | 'item'
  | 'table'
  | 'cell'
  | 'heading'
  | 'quote'
  | 'pre'
  | 'code'
  | 'formula'
  | 'hidden'
  | 'link'
  | 'said'
  | 'image'
  | 'break'
  | 'joint'

const names: Readonly<Record<ElementRole, string>> = {
  block:
    'address body center details dialog div fieldset figcaption figure form frameset hgroup hr html legend optgroup p search summary tbody tfoot thead tr colgroup col',
  section: 'article aside section',
  // Those of a page are the same on every page; those of an article belong to it.
  landmark: 'header footer',
  navigation: 'head nav noframes',
  main: 'main',
  list: 'ul ol menu dir dl',
  item: 'li dt dd',
  table: 'table',
  cell: 'td th caption',
  heading: 'h1 h2 h3 h4 h5 h6',
  quote: 'blockquote',
  pre: 'pre listing xmp plaintext',
  code: 'code samp kbd tt var',
  formula: 'math',
  hidden:
    'audio button canvas datalist iframe map noembed noscript object option script select style svg template textarea title video',
  link: 'a',
  said: 'q',
  image: 'img',
  break: 'br input',
  joint: 'wbr',
}

const roles = new Map<string, ElementRole>()
for (const [role, list] of Object.entries(names) as [ElementRole, string][]) {
  for (const name of list.split(' ')) roles.set(name, role)
}

/** The role of an element by its name in lower case; undefined for one that only marks words, or is unknown. */
export function roleOf(name: string): ElementRole | undefined {
  return roles.get(name)
}

const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Whether an element never has content or an end tag. */
export function isEmptyElement(name: string): boolean {
  return empty.has(name)
}

const starters = new Set<ElementRole | undefined>([
  'block',
  'section',
  'landmark',
  'navigation',
  'main',
  'list',
  'item',
  'table',
  'cell',
  'heading',
  'quote',
  'pre',
])

/** Whether the start and the end of an element end the run of text before them. */
export function partsText(role: ElementRole | undefined): boolean {
  return starters.has(role)
}

const ofHead = new Set('base link meta noscript script style template title'.split(' '))

/** Whether an element may be in the head of a page; any other one ends the head. */
export function belongsToHead(name: string): boolean {
  return ofHead.has(name)
}
