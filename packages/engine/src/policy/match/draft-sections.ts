import type { DetectorDraft, Span } from '../detectors/index.ts'
import { sameHeadings } from '../lexicons/section-names.ts'
import { singular, wordsOf } from '../policy-tokens.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** A heading with what belongs to it, up to the next heading that is not below it. */
interface DraftSection extends Span {
  readonly name: string
}

const made = new WeakMap<DetectorDraft, readonly DraftSection[]>()

/** Whether an offset lies in a section with one of these headings; those below it belong to it. */
export function isInSection(
  headings: readonly string[],
  offset: number,
  { detected }: PolicyDraft,
): boolean {
  if (detected === undefined) return false
  const names = new Set(headings.map(nameOf))
  return sectionsOf(detected).some(
    ({ name, start, end }) => start <= offset && offset < end && names.has(name),
  )
}

/** The sections with one of these headings; with `at` only those that the draft starts or ends with. */
export function countSections(
  headings: readonly string[],
  at: 'start' | 'end' | undefined,
  draft: DetectorDraft,
): number {
  const names = new Set(headings.map(nameOf))
  const sections = sectionsOf(draft)
  return sections.filter((section) => {
    if (!names.has(section.name)) return false
    if (at === 'start') return opensDraft(section, draft)
    return at === undefined || section.end === Number.POSITIVE_INFINITY
  }).length
}

/** The number of the section of an offset, each heading opening one; -1 before the first. */
export function sectionNumber(offset: number, { detected }: PolicyDraft): number {
  if (detected === undefined) return -1
  return sectionsOf(detected).findLastIndex(({ start }) => start <= offset)
}

function sectionsOf(draft: DetectorDraft): readonly DraftSection[] {
  const known = made.get(draft) ?? readSections(draft)
  made.set(draft, known)
  return known
}

function readSections({ blocks, prose }: DetectorDraft): DraftSection[] {
  const sections: (DraftSection & { end: number; readonly depth: number })[] = []
  const open: typeof sections = []
  for (const { kind, start, end, depth, quoted } of blocks) {
    if (kind !== 'heading' || quoted) continue
    for (let last = open.at(-1); last !== undefined && last.depth >= depth; last = open.at(-1)) {
      last.end = start
      open.pop()
    }
    const section = { name: nameOf(prose.slice(start, end)), start, end: Infinity, depth }
    sections.push(section)
    open.push(section)
  }
  return sections
}

/** Whether nothing but a title and what stands below it comes before a section. */
function opensDraft({ start }: Span, { blocks }: DetectorDraft): boolean {
  const headings = blocks.filter(({ kind, quoted }) => kind === 'heading' && !quoted)
  const at = headings.findIndex((heading) => heading.start === start)
  return at === 0 || (at === 1 && headings[0].depth < headings[1].depth)
}

const alike: ReadonlyMap<string, string> = new Map(
  sameHeadings.flatMap(([first, ...others]) =>
    others.map((other): [string, string] => [other, first]),
  ),
)

/** A heading without its number, its article and what comes after a colon or a dash, in the singular. */
function nameOf(heading: string): string {
  const [main] = heading.split(/[:(]|\s[-–—|]\s/).filter((part) => part.trim() !== '')
  const words = wordsOf(main ?? '').map(singular)
  while (words.length > 1 && /^(?:\d+|the|our|your|a|an)$/.test(words[0])) words.shift()
  const name = words.join(' ')
  return alike.get(name) ?? name
}
