const must = '(?:must|should|shall|has to|have to|need to|needs to|ought to|may only|can only)'
const isPut = '(?:be|stay|remain|cost|last|take|run|keep|lie|fall|come)'
/** “Prices must stay below £50”: what is not so is not wanted. */
const wanted = new RegExp(
  `^(?<det>(?:all|any|our|your|each|every|the|no) )*(?<noun>.+?) (?:always )?${must} (?:always |only )?${isPut}$`,
)
const unwanted =
  /^(?<det>(?:all|any|our|your|each|every|the) )*(?<noun>.+?) (?:must not|must never|may not|may never|cannot|can't|should not|should never|mustn't|shouldn't|never)(?: (?:be|go|cost|last|take|run|rise))?$/
export interface Frame {
  readonly from: number
  readonly to: number
  readonly verb: string
  /** The limit says what is wanted. */
  readonly isWanted: boolean
}

/** How a clause demands that something lies on one side of a limit; undefined where the clause goes on as it is. */
export function frameOf(head: string, isEnd: boolean, before: string): Frame | undefined {
  const count = (text: string): number => (text === '' ? 0 : text.split(' ').length)
  const whole = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(head)
    return found === null
      ? undefined
      : count(
          head.slice(
            0,
            head.indexOf(found.groups?.['noun'] ?? '') + (found.groups?.['noun'] ?? '').length,
          ),
        )
  }
  const needed = isEnd ? whole(wanted) : undefined
  if (needed !== undefined) return { from: 0, to: needed, verb: 'avoid', isWanted: true }
  const refused = isEnd ? whole(unwanted) : undefined
  if (refused !== undefined) return { from: 0, to: refused, verb: 'no', isWanted: false }
  const kept =
    /^(?:please )?(?:keep|limit|hold|cap)(?: all| any| our| your| the)? \S+(?: to)?$/.exec(head)
  if (isEnd && kept !== null) {
    const to = count(head) - (head.endsWith(' to') ? 1 : 0)
    return { from: to - 1, to, verb: 'avoid', isWanted: true }
  }
  const only = /^only (?:(?:allow|accept|give|use|show|list|publish|take|print) )?\S+$/.exec(head)
  if (isEnd && only !== null)
    return { from: count(head) - 1, to: count(head), verb: 'no', isWanted: true }
  const isBound = /^(?:at (?:most|least|the most)|no |not |a m)/.test(before)
  const bare = /^(?:(?:all|any|our|your|each|every|the) )*\S+$/.test(head)
  return isEnd && isBound && bare
    ? { from: 0, to: count(head), verb: 'avoid', isWanted: true }
    : undefined
}
