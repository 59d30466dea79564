import type { SourceCheck } from '@content-trust/sources/check'
import { describe, expect, it } from 'vitest'
import { LONGEST_EXCERPT, sourceRowSchema } from '../../shared/sources.ts'
import { sourceRows } from './source-rows.ts'

const url = 'https://weir.town/old'
const draft = `The [weir](${url}) has gates.\n\n    npm install loadsh\n`
const link = { start: 4, end: draft.indexOf(')') + 1 }
const name = { start: draft.indexOf('loadsh'), end: draft.indexOf('loadsh') + 6 }

type Checked = SourceCheck['checked']
type Fields = Partial<Omit<SourceCheck, 'checked'>> & { readonly checked?: Partial<Checked> }

function check({ checked, ...fields }: Fields): SourceCheck {
  return {
    reference: { kind: 'url', identifier: url, span: link, url },
    title: null,
    claims: [],
    ...fields,
    checked: {
      state: 'alive',
      notes: [],
      address: url,
      status: 200,
      moved_to: null,
      popular_name: null,
      failure: null,
      ...checked,
    },
  }
}

const packaged: SourceCheck['reference'] = {
  kind: 'package',
  ecosystem: 'npm',
  identifier: 'loadsh',
  version: null,
  span: name,
  url: null,
}

/** The row of one check of the draft, as it crosses to the window. */
function rowOf(fields: Fields, text = draft) {
  const [row] = sourceRows(text, [check(fields)])
  return sourceRowSchema.parse(row)
}

/** The draft with the edit of a row, or null where none is offered. */
function edited(fields: Fields, text = draft): string | null {
  const { edit } = rowOf(fields, text)
  return edit === null ? null : text.slice(0, edit.start) + edit.text + text.slice(edit.end)
}

describe('an edit of a reference', () => {
  const moved = (moved_to: string) => ({ checked: { state: 'moved', moved_to } }) as const
  const meant = (note: 'young_lookalike' | 'near_popular_name', popular_name: string) =>
    ({ reference: packaged, checked: { notes: [note], popular_name } }) as const

  it('takes a new address', () => {
    expect(edited(moved('https://weir.town/new'))).toBe(draft.replace(url, 'https://weir.town/new'))
  })

  it.each(['https://weir.town/a)b', 'javascript:alert(1)', 'https://weir.town/a b', ''])(
    'does not take an address that would break the draft: %s',
    (address) => {
      expect(edited(moved(address))).toBeNull()
    },
  )

  it('is not offered where a reference has its address twice', () => {
    const text = `[${url}](${url})\n`
    const reference = {
      kind: 'url',
      identifier: url,
      span: { start: 0, end: text.length - 1 },
      url,
    }
    expect(edited({ ...moved('https://a.town/'), reference } as Fields, text)).toBeNull()
  })

  it('takes the popular name for a lookalike and for a package that is not there', () => {
    const wanted = draft.replace('loadsh', 'lodash')
    expect(edited(meant('young_lookalike', 'lodash'))).toBe(wanted)
    expect(edited(meant('near_popular_name', 'lodash'))).toBe(wanted)
    expect(edited(meant('near_popular_name', 'lodash; rm -rf'))).toBeNull()
  })

  it('leaves the user of official images out, as drafts do', () => {
    const text = '```sh\ndocker pull ngnix\n```\n'
    const at = text.indexOf('ngnix')
    const reference = {
      ...packaged,
      ecosystem: 'docker',
      identifier: 'library/ngnix',
      span: { start: at, end: at + 5 },
    }
    const fields = { ...meant('young_lookalike', 'library/nginx'), reference } as Fields
    expect(edited(fields, text)).toBe(text.replace('ngnix', 'nginx'))
  })
})

describe('what crosses to the window', () => {
  it('is one line without signs that control or turn it, however long a page makes it', () => {
    const title = `A\u202Etxt.exe\u0000 <b>\n${'x'.repeat(9_000)}`
    const row = rowOf({ title })
    expect(row.title?.startsWith('Atxt.exe <b> x')).toBe(true)
    expect(row.title).toHaveLength(LONGEST_EXCERPT)
    expect(rowOf({ title: '\u202E \u0007' }).title).toBeNull()
  })

  it('cuts no character in two', () => {
    const row = rowOf({ title: `x${'\u{1F600}'.repeat(LONGEST_EXCERPT)}` })
    expect(row.title?.isWellFormed()).toBe(true)
  })

  it('shows addresses as they are written, and names where there is no address', () => {
    expect(rowOf({})).toMatchObject({ kind: 'url', name: url })
    expect(rowOf({ reference: packaged })).toMatchObject({ kind: 'npm', name: 'loadsh' })
  })

  it('says why something was not checked', () => {
    const failure = 'private_address'
    expect(rowOf({ checked: { state: 'not_checked', failure } }).notes).toEqual([failure])
    expect(
      rowOf({ reference: packaged, checked: { state: 'not_checked', address: null } }).notes,
    ).toEqual(['no_registry'])
    const isbn = (identifier: string) =>
      rowOf({
        reference: { kind: 'isbn', identifier, span: link, url: null },
        checked: { state: 'not_checked' },
      }).notes
    expect([isbn('9780306406157'), isbn('9780306406158')]).toEqual([[], ['wrong_check_digit']])
  })

  it('holds claims of which there is something to say', () => {
    const claim = {
      sentence: link,
      span: link,
      text: 'The weir has nine gates.',
      verdict: 'contradicted',
      facts: [{ kind: 'number', claimed: 'nine', verdict: 'contradicted', stated: 'ten' }],
      source_sentence: 'It has ten gates.',
    } as const
    const silent = { ...claim, facts: [] }
    expect(rowOf({ claims: [claim, silent] }).claims).toEqual([
      {
        text: 'The weir has nine gates.',
        verdict: 'contradicted',
        facts: [{ claimed: 'nine', verdict: 'contradicted', stated: 'ten' }],
        sentence: 'It has ten gates.',
      },
    ])
  })
})
