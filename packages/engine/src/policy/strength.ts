import type { Action } from '../schema/index.ts'

/** What one way of asking does to the decision; `undefined` lists the places and decides nothing. */
export interface Strength {
  readonly id: string
  /** For readers: how people say it. */
  readonly wording: string
  readonly example: string
  readonly action: Action | undefined
}

/** What a ban, a need and each verb do: the parser decides by this table, and the page shows it. */
export const strengths = {
  refusal: {
    id: 'refusal',
    wording:
      'reject, block, refuse, ban, forbid, prohibit; is removed; is unacceptable, off limits',
    example: 'Block placeholder text',
    action: 'reject',
  },
  ban: {
    id: 'ban',
    wording: 'no, nothing about, keep out, stay off; must not, may not, cannot',
    example: 'No health claims',
    action: 'reject',
  },
  notAllowed: {
    id: 'notAllowed',
    wording:
      'not allowed, do not accept, never publish, do not mention, do not promise, do not say “…”, never say that; never put prices, names or claims in',
    example: 'Email addresses are not allowed',
    action: 'reject',
  },
  restriction: {
    id: 'restriction',
    wording: 'only allow, only allowed with, only with, nothing but',
    example: 'Only allow quotes with a named speaker',
    action: 'reject',
  },
  review: {
    id: 'review',
    wording: 'review, escalate, hold; needs approval, send to the legal team',
    example: 'Escalate legal advice',
    action: 'human_review',
  },
  change: {
    id: 'change',
    wording: 'revise, rewrite, remove, replace, cut',
    example: 'Cut clichés',
    action: 'revise',
  },
  advice: {
    id: 'advice',
    wording: 'avoid, do not use, never write, do not start with, should not, at most, only in',
    example: 'Avoid buzzwords',
    action: 'revise',
  },
  need: {
    id: 'need',
    wording: 'must have, needs, requires, has to come with, always with, at least',
    example: 'Every statistic needs a source',
    action: 'revise',
  },
  notice: {
    id: 'notice',
    wording: 'flag, mark, list, tell us about',
    example: 'Flag mentions of Acme',
    action: undefined,
  },
} as const satisfies Readonly<Record<string, Strength>>
