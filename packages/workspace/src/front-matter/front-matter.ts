import type { SettingsLayer } from '../settings/settings.ts'

/** The front matter key that holds settings. */
export const frontMatterKey = 'contentTrust'

/** A place in a draft: line and column from 1, offset from 0, in UTF-16 code units. */
export interface Place {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** Something wrong with a draft that does not keep it from being scored. */
export interface DraftWarning extends Place {
  readonly problem: string
}

/** A key of the settings in front matter, with the keys that lead to it, and where it is. */
export interface KeyPlace extends Place {
  readonly path: readonly string[]
}

/** What a draft's front matter says about scoring it. */
export type FrontMatter =
  | { readonly kind: 'none' }
  /** `contentTrust: false`: the draft is not checked. */
  | { readonly kind: 'off' }
  | {
      readonly kind: 'settings'
      readonly layer: SettingsLayer
      /** The key `contentTrust` and all keys under it; empty where front matter is not in the text. */
      readonly places: readonly KeyPlace[]
    }
  /** Not YAML: the draft is scored without what it says. */
  | { readonly kind: 'invalid'; readonly warning: DraftWarning }
  /** Valid YAML with a mistake in a setting: the draft is not scored. */
  | { readonly kind: 'broken'; readonly problem: string; readonly place: Place }

/** The text between the fences at the start of a draft, its lines ended by line feeds. */
export interface FrontMatterText {
  readonly text: string
  /** The place in the draft of an offset in the text. */
  readonly placeOf: (offset: number) => Place
}

/** Finds the front matter of a draft; null without one. */
export function frontMatterText(source: string): FrontMatterText | null {
  const start = source.startsWith('\uFEFF') ? 1 : 0
  // A block without its closing fence is a thematic break and a paragraph, as in every Markdown parser.
  if (!/^\uFEFF?---[ \t]*[\r\n]/.test(source)) return null
  const ending = /\r\n?|\n/g
  const lines: string[] = []
  const starts: number[] = []
  for (let at = start; ; at = ending.lastIndex) {
    ending.lastIndex = at
    const match = ending.exec(source)
    const line = source.slice(at, match?.index)
    if (lines.length > 0 && /^---[ \t]*$/.test(line)) {
      return { text: lines.slice(1).join('\n'), placeOf: placesIn(lines.slice(1), starts.slice(1)) }
    }
    if (match === null) return null
    lines.push(line)
    starts.push(at)
  }
}

function placesIn(lines: readonly string[], starts: readonly number[]) {
  return (offset: number): Place => {
    let index = 0
    let column = Math.max(0, offset)
    while (index < lines.length - 1 && column > (lines[index]?.length ?? 0)) {
      column -= (lines[index]?.length ?? 0) + 1
      index++
    }
    // The opening fence is line 1.
    return { line: index + 2, column: column + 1, offset: (starts[index] ?? 0) + column }
  }
}
