/** What the README says of the product before its first picture or heading. */
export interface Lead {
  /** Its first paragraph, where all of it is bold. */
  readonly question: string | null
  readonly paragraphs: readonly string[]
}

/** Reads the first words of the README, so that the first page of the site says the same. */
export function leadOf(readme: string): Lead {
  const [, after = ''] = readme.split(/^# .*$/m)
  const [before = ''] = after.split(/^(?:#|<|\||!\[)/m)
  const paragraphs = before
    .split(/\n{2,}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
  const question = /^\*\*(.+)\*\*$/.exec(paragraphs[0] ?? '')?.[1] ?? null
  return { question, paragraphs: question === null ? paragraphs : paragraphs.slice(1) }
}
