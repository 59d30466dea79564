import type { PolicyNeed, PolicyTarget } from '../../form/clause-form.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { once, phraseOf, targetsOf } from './resolve.ts'

/** What the draft as a whole should have. */
export function needByDraft(
  state: ClauseState,
  assembly: Assembly,
  wanted: readonly FoundNoun[],
  named: readonly string[],
): void {
  const isAsked =
    state.isNeed || state.isImperative || wanted.some(({ count }) => count !== undefined)
  const lacks = state.slots.lack.nouns.length + state.slots.lack.phrases.length > 0
  if (!isAsked && !lacks) return
  const needs: PolicyNeed[] = []
  const hosts = state.slots.need.hosts.concat(state.slots.about.hosts)
  for (const { noun, count, written } of wanted) {
    // “Must have fewer than three quotes”: more is found fault with.
    const isFew = count?.comparison === '<' || count?.comparison === '<='
    if (isFew && (state.isNeed || state.isImperative)) {
      addTargets(assembly, targetsOf(noun))
      const moreThan = count.comparison === '<' ? Math.max(0, count.value - 1) : count.value
      assembly.form = { ...assembly.form, moreThan }
      continue
    }
    if (noun.feature !== undefined && count?.comparison === '>' && isLimited(state)) {
      // Where the second of them is, no feature tells.
      assembly.isBlocked = true
      continue
    }
    const atLeast = Math.max(
      1,
      count === undefined ? 1 : count.comparison === '>' ? count.value + 1 : count.value,
    )
    if (noun.feature !== undefined) needs.push({ kind: 'feature', feature: noun.feature, atLeast })
    else if (noun.isLink === true && hosts.length > 0)
      needs.push({ kind: 'target', target: { kind: 'link', hosts, isOther: false }, atLeast })
    else if (noun.isLink === true) needs.push({ kind: 'feature', feature: 'link', atLeast })
    else if (noun.isSource === true) needs.push({ kind: 'feature', feature: 'source', atLeast })
    else if (noun.place === 'heading') {
      const feature = written.startsWith('sub') ? 'subheading' : 'heading'
      needs.push({ kind: 'feature', feature, atLeast })
    } else
      for (const target of targetsOf(noun).slice(-1))
        needs.push({ kind: 'target', target, atLeast })
  }
  if (hosts.length > 0 && !wanted.some(({ noun }) => noun.isLink === true))
    needs.push({ kind: 'target', target: { kind: 'link', hosts, isOther: false }, atLeast: 1 })
  for (const words of named) needs.push({ kind: 'target', target: phraseOf(words), atLeast: 1 })
  assembly.form = {
    ...assembly.form,
    needs: most([...assembly.form.needs, ...needs]),
    ...(needs.length > 0 ? { kind: 'need' as const } : {}),
  }
  if (needs.some(({ kind }) => kind === 'feature')) placeFeatures(assembly)
}

/** “At most one author”, “avoid more than one”: more of them are found fault with. */
function isLimited({ isLimit, negated, action, isNeed, isImperative }: ClauseState): boolean {
  return isLimit || negated !== undefined || action !== undefined || !(isNeed || isImperative)
}

/** “Cite two or more sources” asks for two, not for one and two. */
function most(needs: readonly PolicyNeed[]): PolicyNeed[] {
  // “Link to a source” asks for the source.
  const hasSource = needs.some((need) => need.kind === 'feature' && need.feature === 'source')
  const isLess = (need: PolicyNeed): boolean =>
    (hasSource && need.kind === 'feature' && need.feature === 'link') ||
    needs.some(
      (other) =>
        need.kind === 'feature' &&
        other.kind === 'feature' &&
        other.feature === need.feature &&
        other.atLeast > need.atLeast,
    )
  return once(needs.filter((need) => !isLess(need)))
}

/** A summary stands at the top and a conclusion at the end; where another part stands is not looked at. */
function placeFeatures(assembly: Assembly): void {
  const { place, ...rest } = assembly.form
  if (place === undefined) return
  const isOwn = rest.needs.every(
    (need) =>
      need.kind === 'feature' &&
      ((need.feature === 'summary' && place === 'opening') ||
        (need.feature === 'conclusion' && place === 'ending') ||
        (need.feature === 'heading' && place === 'heading')),
  )
  if (!isOwn) assembly.leftOut.push({ words: placeNames[place], how: 'ignored' })
  assembly.form = rest
}

const placeNames = {
  heading: 'heading',
  opening: 'opening',
  ending: 'end',
  'first-sentence': 'first sentence',
  'last-sentence': 'last sentence',
  link: 'link text',
  list: 'list',
  'numbered-list': 'numbered list',
  table: 'table',
  quote: 'quote',
  byline: 'byline',
  brackets: 'bracket',
  'sentence-start': 'start',
  'sentence-end': 'end',
  'paragraph-start': 'start',
  'paragraph-end': 'end',
  'heading-start': 'start',
  'heading-end': 'end',
  'list-item-start': 'start',
  'list-item-end': 'end',
} as const

/** Adds what a clause looks for. */
export function addTargets(assembly: Assembly, targets: readonly PolicyTarget[]): void {
  assembly.form = { ...assembly.form, targets: once([...assembly.form.targets, ...targets]) }
}
