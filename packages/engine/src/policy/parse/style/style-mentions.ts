import { type NumberBound, pairBounds } from './number-bounds.ts'
import type { FormPlace } from './style-book.ts'
import type { StyleItem } from './style-items.ts'

/** A form, or words in quotes, that a sentence wants or does not want. */
export interface StyleMention {
  readonly kind: 'name' | 'example' | 'quoted'
  readonly forms: readonly FormPlace[]
  /** As the policy writes it. */
  readonly written: string
  readonly isUnwanted: boolean
  readonly isQuoted: boolean
  /** It stands for two texts in quotes, one before the other. */
  readonly isJoint?: boolean
  /** Of which numbers it is said. */
  readonly bound: NumberBound | undefined
}

/** What sentences say of how something is written. */
export interface StyleSaid {
  readonly mentions: readonly StyleMention[]
  /** The thing was named, or a form that only it has, or two forms of it by their examples. */
  readonly isTold: boolean
  /** So was what some of its forms are said of. */
  readonly isBesideTold: boolean
  /** What is unwanted is banned, and not only advised against; “no” bans only where nothing is wanted in its stead. */
  readonly isBan: boolean
  /** Adjectives of the drafts that are meant. */
  readonly adjectives: readonly string[]
}

interface Mention extends StyleMention {
  written: string
  isUnwanted: boolean
  isJoint?: boolean
}

/** What the parts of a sentence want, and what not. */
export function mentionsIn(items: readonly StyleItem[]): StyleSaid {
  const mentions: Mention[] = []
  const bounds: (NumberBound | undefined)[] = []
  const adjectives: string[] = []
  /** Mentions from here on are in the same part of the sentence. */
  let from = 0
  let deniedFrom = 0
  let denied: 'no' | 'yes' | 'until a comma' = 'no'
  /** A form was named since it was denied. */
  let isNamed = false
  let isForbidden = false
  let isBanned = false
  let hasOrder = false
  let isAfterColon = false
  let isTold = false
  let isBesideTold = false
  let isShown = false
  const turn = (): void => {
    for (const each of mentions.slice(from)) each.isUnwanted = true
  }
  for (const [place, item] of items.entries()) {
    switch (item.kind) {
      case 'subject':
        isTold = true
        break
      case 'beside':
        isBesideTold = true
        if (denied !== 'no' && isNamed) denied = 'no'
        break
      case 'bound':
        isTold = true
        bounds.push(item.bound)
        break
      case 'drafts':
        if (item.adjective !== undefined) adjectives.push(item.adjective)
        break
      case 'mark': {
        if (item.text === ',' && denied === 'until a comma' && isNamed) denied = 'no'
        if (item.text === ':') isAfterColon = true
        if (/^[;.]$/.test(item.text)) denied = 'no'
        // “A, b and c are not our style”: without a verb before it a comma parts a list.
        if (item.text !== '(' && (item.text !== ',' || hasOrder)) from = mentions.length
        break
      }
      case 'word': {
        const { does } = item
        if (does === 'faults' || does === 'forbids') {
          turn()
          isForbidden ||= does === 'forbids'
        } else if (does === 'turns') {
          turn()
          denied = 'no'
        } else if (does === 'orders') {
          const isAside = !hasOrder && isBracket(items[place - 1]) && mentions.length > from
          // “Utilise (use “use”)”
          if (isAside) turn()
          hasOrder = true
          if (denied !== 'no' && isNamed) denied = 'no'
        } else if (does !== 'nothing' && does !== 'joins') {
          // “Main in place of master and replica in place of slave”
          const last = mentions.at(-1)
          if (does === 'replaces' && last !== undefined) last.isUnwanted = false
          denied = does === 'replaces' ? 'until a comma' : 'yes'
          deniedFrom = mentions.length
          isNamed = false
          isBanned ||= does === 'bans'
        }
        break
      }
      default: {
        if (isNamed && denied !== 'no' && hasContrast(mentions) && opensPair(items, place))
          denied = 'no'
        if (item.kind === 'quoted' && denied !== 'no' && joinsBefore(items, place)) {
          for (const each of mentions.slice(deniedFrom)) {
            each.written = `${each.written} ${item.written}`
            each.isJoint = true
          }
          break
        }
        if (item.kind === 'example') isShown ||= item.tells
        else isTold ||= item.tells
        // “No ordinals: 4 May”: an example behind a colon may be of either.
        const isLoose = isAfterColon && item.kind === 'example' && isNamed
        const isUnwanted = isLoose ? isLike(item.forms, mentions) : denied !== 'no'
        mentions.push({ ...item, isUnwanted, bound: undefined })
        bounds.push(undefined)
        isNamed = true
      }
    }
  }
  const isContrast = new Set(mentions.map(({ isUnwanted }) => isUnwanted)).size > 1
  isTold ||= isShown && isContrast
  const isBan = isForbidden || (isBanned && mentions.every(({ isUnwanted }) => isUnwanted))
  return { mentions: pairBounds(mentions, bounds), isTold, isBesideTold, isBan, adjectives }
}

/** ““Use” not “utilise”, “before” not …”: whether what stands at a place is wanted in place of what follows. */
function opensPair(items: readonly StyleItem[], place: number): boolean {
  const before = items[place - 1]
  const isApart = isMark(before, ',') || (before?.kind === 'word' && isMark(items[place - 2], ','))
  const next = isMark(items[place + 1], ',') ? items[place + 2] : items[place + 1]
  return isApart && next?.kind === 'word' && /^(?:denies|replaces)$/.test(next.does)
}

function hasContrast(mentions: readonly StyleMention[]): boolean {
  return mentions.at(-1)?.isUnwanted === true && mentions.some(({ isUnwanted }) => !isUnwanted)
}

/** Whether texts in quotes are meant only before the one at a place. */
function joinsBefore(items: readonly StyleItem[], place: number): boolean {
  const before = items[place - 1]
  return before?.kind === 'word' && before.does === 'joins' && items[place - 2]?.kind === 'quoted'
}

function isMark(item: StyleItem | undefined, text: string): boolean {
  return item?.kind === 'mark' && item.text === text
}

function isBracket(item: StyleItem | undefined): boolean {
  return isMark(item, '(')
}

/** Whether an example has a form that is not wanted. */
function isLike(forms: readonly FormPlace[], mentions: readonly StyleMention[]): boolean {
  const unwanted = mentions.flatMap((each) => (each.isUnwanted ? each.forms : []))
  return forms.some((form) =>
    unwanted.some(({ choice, at }) => form.choice === choice && form.at === at),
  )
}
