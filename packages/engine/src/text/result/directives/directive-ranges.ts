/**
 * An ignore comment of a draft. They hide evidence from reports; they never change a score.
 *
 * `<!-- content-trust-disable RULE… -- reason -->` until `content-trust-enable`, also
 * `…-disable-next-line`, `…-disable-line`, and `content-trust-ignore-file`. Names are rule ids or
 * evidence types; none means all. MDX writes the same in braces.
 */
export interface Directive {
  readonly kind: string
  /** Offsets of the comment. */
  readonly start: number
  readonly end: number
  /** Rule ids and evidence types; `*` alone for all. */
  readonly names: readonly string[]
}

/** What `disable` and `enable` comments have hidden up to a place in the draft. */
export interface OpenRanges {
  /** Follows one directive; whether it changed anything. Other kinds change nothing. */
  apply(directive: Directive): boolean
  /** The directive that hides a rule or its evidence type here. */
  hiderOf(rule: string, type: string): Directive | undefined
}

/** Nothing is hidden at the start of a draft. */
export function createOpenRanges(): OpenRanges {
  const byName = new Map<string, Directive>()
  // Names that were enabled again while all was disabled.
  const shown = new Set<string>()

  function enable(name: string): boolean {
    if (name === '*') {
      const hadAny = byName.size > 0
      byName.clear()
      return hadAny
    }
    const isHiddenByAll = byName.has('*') && !shown.has(name)
    if (isHiddenByAll) shown.add(name)
    return byName.delete(name) || isHiddenByAll
  }

  function disable(directive: Directive): void {
    for (const name of directive.names) {
      byName.set(name, directive)
      if (name === '*') shown.clear()
    }
  }

  return {
    apply(directive) {
      if (directive.kind === 'enable') return directive.names.filter(enable).length > 0
      if (directive.kind !== 'disable') return false
      disable(directive)
      return true
    },
    hiderOf(rule, type) {
      const all = shown.has(rule) || shown.has(type) ? undefined : byName.get('*')
      return all ?? byName.get(rule) ?? byName.get(type)
    },
  }
}
