import type { DetectorDraft, DraftBlock } from '../detectors/index.ts'
import type { DraftFeature } from '../form/clause-form.ts'
import {
  hasDate,
  hasDisclaimer,
  isByline,
  isLoneName,
  opensConclusion,
  opensSummary,
} from './feature-signs.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** Blocks at each end of a draft that name its author and its date. */
const EDGE = 3
/** Front matter that is read. */
const FRONT_MATTER_REACH = 4000

/** How often a draft has something that a whole draft may need; undefined of a medium without words. */
export function countFeature(feature: DraftFeature, draft: PolicyDraft): number | undefined {
  const { detected } = draft
  if (detected === undefined) return undefined
  switch (feature) {
    case 'author':
      return Number(
        hasField(detected, 'authors?|by(?:line)?') ||
          edges(detected).some(isByline) ||
          isSigned(detected),
      )
    case 'date':
      return Number(hasField(detected, 'date|published|updated') || edges(detected).some(hasDate))
    case 'summary':
      return Number(hasSummary(detected))
    case 'conclusion':
      return Number(later(detected).some(opensConclusion))
    case 'heading':
      return headings(detected).length
    case 'subheading':
      return subheadings(detected)
    case 'source':
      return countSources(draft, detected)
    case 'link':
      return detected.links.filter(({ kind }) => kind !== 'image' && kind !== 'footnote').length
    case 'image':
      return detected.links.filter(({ kind }) => kind === 'image').length
    case 'quote':
    case 'number':
      return countSentences(draft, (sentence) => draft.has(sentence, feature))
    case 'disclaimer':
      return Number(hasDisclaimer(detected.prose))
    case 'list':
      return detected.blocks.filter(({ kind }) => kind === 'list_item').length
    case 'table':
      return Number(detected.blocks.some(({ kind }) => kind === 'table_cell'))

    default:
      return feature satisfies never
  }
}

function hasField({ source }: DetectorDraft, names: string): boolean {
  const end = source.startsWith('---') ? source.indexOf('\n---', 3) : -1
  if (end === -1) return false
  const field = new RegExp(`^\\s*(?:${names})\\s*:\\s*\\S`, 'im')
  return field.test(source.slice(0, Math.min(end, FRONT_MATTER_REACH)))
}

function edges({ blocks, prose }: DetectorDraft): string[] {
  return outer(blocks).map(({ start, end }) => prose.slice(start, end))
}

const outer = (blocks: readonly DraftBlock[]): DraftBlock[] => [
  ...blocks.slice(0, EDGE),
  ...blocks.slice(-EDGE),
]

/** A paragraph at an end of the draft that is a name; a heading may look like one. */
function isSigned({ blocks, prose }: DetectorDraft): boolean {
  return outer(blocks).some(
    ({ kind, start, end }) =>
      kind === 'paragraph' && isLoneName(prose.slice(start, end).replaceAll('\u2060', '')),
  )
}

function headings({ blocks, prose }: DetectorDraft): string[] {
  return blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end }) => prose.slice(start, end))
}

/** Headings below the title: the first heading where nothing but it stands that high. */
function subheadings({ blocks }: DetectorDraft): number {
  const depths = blocks.filter(({ kind }) => kind === 'heading').map(({ depth }) => depth)
  const isTitled = blocks[0]?.kind === 'heading'
  return isTitled ? depths.slice(1).length : depths.length
}

/** A summary stands among the first blocks, under its name. */
function hasSummary({ blocks, prose }: DetectorDraft): boolean {
  return blocks
    .slice(0, EDGE)
    .some(({ start, end }) => opensSummary(prose.slice(start, end).replaceAll('\u2060', '')))
}

/** Where a conclusion may stand: headings after the first block, and the last blocks. */
function later({ blocks, prose }: DetectorDraft): string[] {
  return blocks
    .filter(({ kind }, at) => at > 0 && (kind === 'heading' || at >= blocks.length - EDGE))
    .map(({ start, end }) => prose.slice(start, end))
}

/** Sources by their addresses, or by the sentences that name one: the same address counts once. */
function countSources(draft: PolicyDraft, { links }: DetectorDraft): number {
  const cited = links.filter(({ kind }) => kind !== 'image')
  const addresses = new Set(cited.map(({ url, start }) => (url === '' ? String(start) : url)))
  const linked = new Set(cited.map(({ start }) => draft.sentenceAt(start)))
  const named = countSentences(
    draft,
    (sentence) => !linked.has(sentence) && !linked.has(sentence + 1) && draft.hasSource(sentence),
  )
  return addresses.size + named
}

function countSentences(draft: PolicyDraft, has: (sentence: number) => boolean): number {
  let count = 0
  for (let sentence = 0; sentence < draft.sentenceCount; sentence++) if (has(sentence)) count++
  return count
}
