import { describe, expect, it } from 'vitest'
import { createOpenRanges, type Directive } from './directive-ranges.ts'

const directive = (kind: string, ...names: string[]): Directive => ({
  kind,
  start: 0,
  end: 1,
  names,
})

/** Follows directives such as “disable a b”, and tells which of them changed something. */
function follow(...lines: string[]) {
  const ranges = createOpenRanges()
  const all = lines.map((line) => {
    const [kind = '', ...names] = line.split(' ')
    return directive(kind, ...names)
  })
  const changes = all.map((each) => ranges.apply(each))
  return {
    changes,
    /** The line that hides a rule of a type. */
    hider: (rule: string, type = 'type') => {
      const found = ranges.hiderOf(rule, type)
      return found === undefined ? undefined : lines[all.indexOf(found)]
    },
  }
}

describe('what is hidden', () => {
  it('is nothing at first', () => {
    expect(follow().hider('a')).toBeUndefined()
  })

  it('is a rule or a type that was disabled, and all where all was', () => {
    const { hider, changes } = follow('disable a', 'disable type-b')
    expect(hider('a')).toBe('disable a')
    expect(hider('b', 'type-b')).toBe('disable type-b')
    expect(hider('c')).toBeUndefined()
    expect(changes).toEqual([true, true])
    expect(follow('disable *').hider('c')).toBe('disable *')
  })

  it('is hidden by all first, then by the rule, then by the type', () => {
    expect(follow('disable a', 'disable *').hider('a')).toBe('disable *')
    expect(follow('disable type', 'disable a').hider('a')).toBe('disable a')
  })

  it('is shown again where its name is enabled', () => {
    const { hider, changes } = follow('disable a b', 'enable a')
    expect(hider('a')).toBeUndefined()
    expect(hider('b')).toBe('disable a b')
    expect(changes).toEqual([true, true])
  })

  it('is shown again by an enable of all', () => {
    const { hider, changes } = follow('disable a', 'disable *', 'enable *')
    expect(hider('a')).toBeUndefined()
    expect(changes).toEqual([true, true, true])
  })

  it('is shown again by its rule or its type where all is hidden', () => {
    for (const name of ['a', 'type']) {
      const { hider, changes } = follow('disable *', `enable ${name}`)
      expect(hider('a')).toBeUndefined()
      expect(hider('b', 'other')).toBe('disable *')
      expect(changes).toEqual([true, true])
    }
  })

  it('is hidden again by its own name, after which other names stay shown', () => {
    const { hider } = follow('disable *', 'enable a b', 'disable a')
    expect(hider('a')).toBe('disable a')
    expect(hider('b')).toBeUndefined()
  })

  it('is hidden again where all is hidden again', () => {
    expect(follow('disable *', 'enable a', 'disable *').hider('a')).toBe('disable *')
    expect(follow('disable *', 'enable a', 'enable *', 'disable *').hider('a')).toBe('disable *')
  })
})

describe('an enable changes nothing', () => {
  it.each([
    [['enable *']],
    [['enable a']],
    [['disable a', 'enable b']],
    [['disable a', 'enable a', 'enable a']],
    [['disable *', 'enable *', 'enable *']],
    [['disable *', 'enable a', 'enable a']],
  ])('in %j', (lines) => {
    expect(follow(...lines).changes.at(-1)).toBe(false)
  })

  it('but for one of its names that was hidden', () => {
    expect(follow('disable a', 'enable b a').changes.at(-1)).toBe(true)
    expect(follow('disable a', 'enable a b').hider('a')).toBeUndefined()
    expect(follow('disable * a', 'enable a').changes.at(-1)).toBe(true)
  })
})

it('directives of other kinds change nothing', () => {
  const { hider, changes } = follow('disable-line a', 'ignore-file a')
  expect(changes).toEqual([false, false])
  expect(hider('a')).toBeUndefined()
})
