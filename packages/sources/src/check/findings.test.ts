import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { CheckedReference } from '../state/checked-reference.ts'
import { checkedReference } from '../state/checked-reference.ts'
import { isUnanswered, sourceFindings } from './findings.ts'
import { sourceRules } from './rules.ts'
import type { HeldClaim, SourceCheck } from './source-check.ts'

const url = 'https://weir.example/gates'
const draft = `The weir has nine gates ([survey](${url}), [map](${url})).`
const first = { start: draft.indexOf('[survey]'), end: draft.indexOf(', [map]') }
const whole = { start: 0, end: draft.length }

type Fact = HeldClaim['facts'][number]
const fact = (verdict: Fact['verdict'], claimed = 'nine', stated: string | null = null): Fact => {
  return { kind: 'number', claimed, verdict, stated }
}

function claim(...facts: readonly Fact[]): HeldClaim {
  const verdict = facts[0]?.verdict ?? 'cannot_tell'
  return { sentence: whole, span: whole, text: draft, verdict, facts, source_sentence: null }
}

function check(
  state: Partial<CheckedReference>,
  claims: readonly HeldClaim[] = [],
  reference: SourceCheck['reference'] = { kind: 'url', identifier: url, span: first, url },
): SourceCheck {
  const checked = checkedReference({ state: 'alive', address: url, status: 200, ...state })
  return { reference, checked, title: null, claims }
}

const rulesOf = (...checks: readonly SourceCheck[]) =>
  sourceFindings(draft, checks).map(({ rule, severity }) => `${rule} ${severity}`)

describe('findings of a state', () => {
  it.each<[string, Partial<CheckedReference>, string[]]>([
    ['alive', {}, []],
    ['gone', { state: 'gone', status: 404 }, ['source-gone medium']],
    ['a soft 404', { state: 'soft_not_found' }, ['source-gone medium']],
    ['parked', { state: 'parked' }, ['source-gone medium']],
    ['moved', { state: 'moved', moved_to: 'https://x.example/' }, ['source-moved low']],
    ['a bad certificate', { state: 'certificate_error' }, ['source-certificate low']],
    ['blocked', { state: 'blocked', status: 403 }, []],
    ['a timeout', { state: 'timeout', status: null }, []],
    ['retracted', { notes: ['retracted'] }, ['source-retracted high']],
    ['a missing part', { notes: ['fragment_missing'] }, ['source-fragment low']],
    ['a home page', { notes: ['home_page'] }, []],
  ])('%s', (_name, state, rules) => {
    expect(rulesOf(check(state))).toEqual(rules)
  })

  it('a home page is one where something specific is claimed', () => {
    const cited = check({ notes: ['home_page'] }, [claim(fact('supported'))])
    expect(rulesOf(cited)).toEqual(['source-home-page low'])
  })

  it('packages are unknown only where a registry says so', () => {
    const reference = {
      kind: 'package',
      ecosystem: 'npm',
      identifier: 'loadsh',
      version: null,
      span: first,
      url: null,
    } as const
    const unknown = { state: 'gone', status: 404, popular_name: 'lodash' } as const
    const [found] = sourceFindings(draft, [check(unknown, [], reference)])
    expect(found).toMatchObject({ rule: 'package-unknown', severity: 'high' })
    expect(found?.explanation).toContain('“lodash”')
    expect(rulesOf(check({ state: 'gone', status: null }, [], reference))).toEqual([])
    const lookalike = check({ notes: ['young_lookalike'] }, [], reference)
    expect(rulesOf(lookalike)).toEqual(['package-lookalike high'])
  })

  it('an ISBN is judged by its check digit', () => {
    const isbn = (identifier: string) =>
      check({ state: 'not_checked' }, [], { kind: 'isbn', identifier, span: first, url: null })
    expect(rulesOf(isbn('9780306406157'))).toEqual([])
    expect(rulesOf(isbn('9780306406158'))).toEqual(['isbn-invalid medium'])
  })
})

describe('a new address', () => {
  const moved = (moved_to: string) => sourceFindings(draft, [check({ state: 'moved', moved_to })])

  it('is offered as an edit of the address alone', () => {
    const [found] = moved('https://weir.example/new')
    expect(found).toMatchObject({ suggestion: 'https://weir.example/new' })
    expect(draft.slice(found?.edit?.start, found?.edit?.end)).toBe(url)
    expect(found?.edit?.start).toBeLessThan(first.end)
  })

  it.each(['https://x.example/a)b', 'javascript:alert(1)', 'https://x.example/a b'])(
    'is only named where it would break the draft: %s',
    (address) => {
      const [found] = moved(address)
      expect(found?.edit).toBeUndefined()
      expect(found?.explanation).toContain(address)
    },
  )
})

describe('findings of a claim', () => {
  it('name what was not found, and what the source has instead', () => {
    const [missing] = sourceFindings(draft, [check({}, [claim(fact('not_found'))])])
    expect(missing).toMatchObject({ rule: 'claim-not-found', start: 0, end: draft.length })
    expect(missing?.explanation).toContain('“nine”')
    const other = claim(fact('contradicted', 'nine', 'ten'))
    const [contradicted] = sourceFindings(draft, [check({}, [other])])
    expect(contradicted).toMatchObject({ rule: 'claim-contradicted', severity: 'high' })
    expect(contradicted?.explanation).toContain('“ten”')
  })

  it('is no matter where a source beside it holds the fact', () => {
    const [missing, holding] = [claim(fact('not_found')), claim(fact('supported'))]
    expect(rulesOf(check({}, [missing]), check({}, [holding]))).toEqual([])
  })

  it('waits for a source beside it that could not be read', () => {
    expect(rulesOf(check({}, [claim(fact('not_found'))]), check({}, [claim()]))).toEqual([])
  })

  it('is said once, whatever number of sources lacks it', () => {
    const lacking = check({}, [claim(fact('not_found'))])
    expect(rulesOf(lacking, lacking)).toEqual(['claim-not-found medium'])
  })

  it('quotes at most 400 units of a long claim, and keeps its place', () => {
    const long = 'word '.repeat(200)
    const span = { start: 0, end: long.length }
    const held = { ...claim(fact('not_found')), span }
    const [found] = sourceFindings(long, [check({}, [held])])
    expect([found?.span.length, found?.end]).toEqual([400, long.length])
  })
})

it('nobody answered where no reference that was asked for has a status', () => {
  const away = check({ state: 'unreachable', status: null })
  expect(isUnanswered([away, away])).toBe(true)
  expect(isUnanswered([away, check({})])).toBe(false)
  expect(isUnanswered([check({ state: 'not_checked', status: null, address: null })])).toBe(false)
  expect(isUnanswered([])).toBe(false)
})

it('every finding is explained on its page', async () => {
  const page = await readFile('docs/sources.md', 'utf8')
  for (const [rule, { severity }] of Object.entries(sourceRules)) {
    expect(page).toContain(`| \`${rule}\` | ${severity} |`)
  }
})

it('many sources of one claim cost no more than the same number of claims', () => {
  const lacking = check({}, [claim(fact('supported'), fact('not_found', 'ten'))])
  const many = Array.from({ length: 20_000 }, () => lacking)
  expect(rulesOf(...many)).toEqual(['claim-not-found medium'])
}, 5_000)
