/** How the lines of a directive are read. */
export interface DirectiveForm {
  /** What the lines below it hold: blocks of text, code, cells, or nothing to read. */
  readonly content: 'text' | 'quote' | 'code' | 'none' | 'csv' | 'cells'
  /** What follows on its own line: text, a title, a version before text, or no text. */
  readonly argument: 'text' | 'title' | 'version' | 'image' | 'none'
}

const listed = (names: string) => new Set(names.split(' '))

const code = listed(
  'code code-block sourcecode highlight literalinclude parsed-literal math raw graphviz digraph graph ' +
    'mermaid uml plantuml productionlist prompt command-output program-output ipython jupyter-execute ' +
    'testcode testsetup testcleanup testoutput doctest plot exec exec_code inheritance-diagram console',
)
const none = listed(
  'toctree contents sectnum include index meta default-role role class currentmodule module highlightlang ' +
    'tabularcolumns bibliography unicode date replace header footer youtube vimeo video target-notes ' +
    'default-domain program restructuredtext-test-directive title py:module py:currentmodule',
)
const admonitions = listed(
  'attention caution danger error hint important note tip warning seealso todo epigraph highlights ' +
    'pull-quote compound',
)
const titled = listed(
  'admonition topic sidebar rubric centered table csv-table list-table dropdown card tab tab-item collapse',
)
const versions = listed('versionadded versionchanged deprecated deprecated-removed versionremoved')
const quotes = listed('epigraph highlights pull-quote')

/** How a directive is read, by its name; one that nobody knows holds text, and its argument is none. */
export function formOf(name: string): DirectiveForm {
  if (code.has(name)) return { content: 'code', argument: 'none' }
  if (none.has(name) || /^(?:py:|c:|cpp:|js:)?auto/.test(name)) {
    return { content: 'none', argument: 'none' }
  }
  if (name === 'image' || name === 'figure') {
    return { content: name === 'image' ? 'none' : 'text', argument: 'image' }
  }
  const argument = titled.has(name) ? 'title' : versions.has(name) ? 'version' : 'none'
  if (name === 'csv-table') return { content: 'csv', argument }
  if (name === 'list-table') return { content: 'cells', argument }
  if (admonitions.has(name)) {
    return { content: quotes.has(name) ? 'quote' : 'text', argument: 'text' }
  }
  return { content: 'text', argument }
}
