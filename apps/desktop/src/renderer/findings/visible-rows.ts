import type { FindingEntry, Section } from './arrange-findings.ts'

/** Heights in pixels; the style sheet gives lines just these, so that nothing has to be measured. */
const ROW_HEIGHT = 108
const HEADING_HEIGHT = 36

/** A finding of the list. */
export interface Row {
  readonly entry: FindingEntry
  /** Its place among the findings, from 0. */
  readonly index: number
}

/** A line of the list: the heading of a section or a finding. */
export type ListItem =
  | { readonly kind: 'heading'; readonly section: Section; readonly label: string }
  | { readonly kind: 'row'; readonly section: Section; readonly row: Row }

/** A line with its place in pixels from the top of the list. */
export interface PlacedItem {
  readonly item: ListItem
  readonly top: number
}

/** Every line of the list, section by section. */
export function listItems(sections: readonly Section[]): readonly ListItem[] {
  let index = 0
  return sections.flatMap((section): ListItem[] => {
    const rows = section.entries.map((entry): ListItem => {
      const row = { entry, index }
      index += 1
      return { kind: 'row', section, row }
    })
    const { label } = section
    return label === null ? rows : [{ kind: 'heading', section, label }, ...rows]
  })
}

/** Pixels of a line. */
export function heightOf(item: ListItem | undefined): number {
  return item?.kind === 'heading' ? HEADING_HEIGHT : ROW_HEIGHT
}

/** The lines that are drawn, by their sections; a section is drawn with its first line. */
export function bySection(
  placed: readonly PlacedItem[],
): readonly { readonly section: Section; readonly items: readonly PlacedItem[] }[] {
  const groups = new Map<Section, PlacedItem[]>()
  for (const one of placed) {
    const { section } = one.item
    groups.set(section, [...(groups.get(section) ?? []), one])
  }
  return [...groups].map(([section, items]) => ({ section, items }))
}
