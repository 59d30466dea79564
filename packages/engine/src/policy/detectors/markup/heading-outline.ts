import { defineNumberDetector, defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock } from '../detector-draft.ts'

/** Tells whether a heading has a fault, by those before it. */
type Fault = (heading: DraftBlock, before: DraftBlock | undefined, draft: DetectorDraft) => boolean

const number = /^\W{0,4}(?:\d{1,3}(?:\.\d{1,3}){0,4}[.):]?|[IVX]{1,5}[.)]) /

/** Faults that need no memory of more than one heading. */
const faults: Readonly<Record<string, Fault>> = {
  skipped: ({ depth }, before) => before !== undefined && depth > before.depth + 1,
  stacked: ({ start }, before, { source }) =>
    before !== undefined && /^[\s#=-]*$/.test(source.slice(before.end, start)),
  numbered: ({ start, end }, _before, { source }) =>
    number.test(source.slice(start, Math.min(end, start + LONGEST_NUMBER))),
}
/** Units of a number before a heading. */
const LONGEST_NUMBER = 32

/** Headings that break the outline of a draft. */
export const headingOutline = defineTextDetector({
  id: 'heading-outline',
  names:
    'skipped heading level, skipped heading levels, skipped headings, skipped levels, heading levels that are skipped, gaps in heading levels, heading level jumps, jumps in heading levels, skipping heading levels, headings that skip a level, skip heading levels, skip a heading level, skip heading level, skip levels, heading hierarchy, heading order',
  describe: 'headings that break the outline, such as a skipped level',
  parameter: {
    name: 'fault',
    fallback: 'skipped',
    choices: ['skipped', 'extra-title', 'stacked', 'repeated', 'numbered'],
    describe:
      '`skipped` where a level is left out, `extra-title` for a second heading of the first level, `stacked` for headings without text before the next, `repeated` for the same words twice, `numbered` for those with a number',
  },
  *find(draft, fault) {
    const seen = new Set<string>()
    let before: DraftBlock | undefined
    for (const heading of draft.blocks) {
      if (heading.kind !== 'heading') continue
      const key = keyOf(heading, fault, draft)
      const isAgain = key !== undefined && seen.has(key)
      if (isAgain || faults[fault]?.(heading, before, draft) === true) yield heading
      if (key !== undefined) seen.add(key)
      before = heading
    }
  },
})

/** What a heading may share with one before it. */
function keyOf(heading: DraftBlock, fault: string, { prose }: DetectorDraft): string | undefined {
  if (fault === 'extra-title') return heading.depth === 1 ? 'title' : undefined
  if (fault !== 'repeated') return undefined
  return prose.slice(heading.start, heading.end).replaceAll('\u2060', '').trim().toLowerCase()
}

/** Headings below a level. */
export const deepHeading = defineNumberDetector({
  id: 'deep-heading',
  names: 'deep heading, deep headings, deep heading levels, too deep headings, low level headings',
  describe: 'headings below a certain level',
  parameter: {
    name: 'level',
    fallback: 3,
    range: [1, 5],
    describe: 'The deepest level that a heading may have, as 3 for “###”',
  },
  *find({ blocks }, deepest) {
    for (const { kind, depth, start, end } of blocks) {
      if (kind === 'heading' && depth > deepest) yield { start, end }
    }
  },
})
