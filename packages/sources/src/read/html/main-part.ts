import type { Element, Nodes, Parents, Root } from 'hast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

/** What is beside the text of a page, or not shown at all. */
const beside = new Set([
  'aside',
  'button',
  'dialog',
  'footer',
  'form',
  'iframe',
  'nav',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
])
const besideRoles = new Set(['banner', 'complementary', 'contentinfo', 'navigation', 'search'])

/** A header inside of an article has its title, one of the page has its menus. */
function isBeside(element: Element, keepsHeader: boolean): boolean {
  const { role, hidden, ariaHidden } = element.properties
  if (beside.has(element.tagName) || besideRoles.has(String(role ?? ''))) return true
  if (element.tagName === 'header' && !keepsHeader) return true
  return hidden === true || hidden === '' || ariaHidden === 'true'
}

const isMain = ({ tagName, properties }: Element) =>
  tagName === 'main' || properties.role === 'main'

function find(tree: Root, matches: (element: Element) => boolean): Element | null {
  let found: Element | null = null
  visit(tree, 'element', (element) => {
    if (!matches(element)) return
    found = element
    return EXIT
  })
  return found
}

function articlesOf(tree: Root): Element[] {
  const articles: Element[] = []
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'article') return
    articles.push(element)
    return SKIP
  })
  return articles
}

/** The part that the page itself calls its main one; its only article; or all of it. */
function declaredMain(tree: Root): Parents {
  const [article, ...others] = articlesOf(tree)
  const only = article !== undefined && others.length === 0 ? article : null
  return find(tree, isMain) ?? only ?? find(tree, ({ tagName }) => tagName === 'body') ?? tree
}

/** The main part of a page, from which what is beside its text has been removed. */
export function mainPart(tree: Root): Nodes {
  const main = declaredMain(tree)
  const isInArticle = main.type === 'element' && main.tagName !== 'body'
  visit(main, 'element', (parent) => {
    const keepsHeader = isInArticle || parent.tagName === 'article'
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isBeside(child, keepsHeader),
    )
  })
  return main
}
