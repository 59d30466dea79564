import type { ClauseForm, DraftFeature, PolicyNeed } from '../form/clause-form.ts'
import { describeHeld } from './describe-target.ts'
import { joinItems } from './join-items.ts'

/** Drafts that lack what a clause asks for, each as a noun phrase. */
export function describeNeeds({
  needs,
  isEither,
}: Pick<ClauseForm, 'needs' | 'isEither'>): string[] {
  if (needs.length === 0) return []
  if (isEither === true) return [`drafts without ${joinItems(namesOf(needs), 'or')}`]
  const missing = needs.filter(({ atLeast }) => atLeast === 1)
  const few = needs.filter(({ atLeast }) => atLeast > 1)
  return [...missing.map((need) => `drafts without ${nameOf(need)}`), ...few.map(describeFew)]
}

function describeFew(need: PolicyNeed): string {
  const names = need.kind === 'feature' ? features[need.feature][1] : nameOf(need)
  return `drafts with fewer than ${need.atLeast} ${need.kind === 'section' ? `of ${names}` : names}`
}

/** Words that count in any form go together. */
function namesOf(needs: readonly PolicyNeed[]): string[] {
  const words = needs.flatMap((need) =>
    need.kind === 'target' && need.target.kind === 'phrase' ? [need.target] : [],
  )
  const others = needs.filter((need) => !(need.kind === 'target' && need.target.kind === 'phrase'))
  return [...others.map(nameOf), ...describeHeld(words)]
}

function nameOf(need: PolicyNeed): string {
  switch (need.kind) {
    case 'feature':
      return features[need.feature][0]
    case 'section':
      return `${describeSections(need.headings)}${need.at === undefined ? '' : ` at the ${need.at}`}`
    case 'target':
      // “Drafts without phone or fax numbers”
      return joinItems(
        describeHeld([need.target]).map((held) =>
          need.target.kind === 'detector' ? held.replaceAll(' and ', ' or ') : held,
        ),
        'or',
      )
    default:
      return need satisfies never
  }
}

/** “The section “Costs”” */
export function describeSections(headings: readonly string[]): string {
  return `the section ${joinItems(
    headings.map((heading) => `“${heading}”`),
    'or',
  )}`
}

const features: Readonly<Record<DraftFeature, readonly [one: string, many: string]>> = {
  author: ['an author', 'authors'],
  date: ['a date', 'dates'],
  summary: ['a summary', 'summaries'],
  conclusion: ['a conclusion', 'conclusions'],
  heading: ['a heading', 'headings'],
  subheading: ['a subheading', 'subheadings'],
  source: ['a source', 'sources'],
  link: ['a link', 'links'],
  image: ['an image', 'images'],
  quote: ['a quote', 'quotes'],
  number: ['a number', 'numbers'],
  disclaimer: ['a disclaimer', 'disclaimers'],
  list: ['a list', 'lists'],
  table: ['a table', 'tables'],
}
