import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sampleDraft } from '../draft/sample-draft.ts'
import { fragmentOf, longestFragment, readFragment } from './draft-link.ts'

const draft = { text: `${sampleDraft} 🙂 „ü“ #`, use: 'cite', format: 'caption' } as const
const packed = (value: unknown) =>
  `#draft=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`

it('a link holds a draft and what it is for, after its #', async () => {
  const fragment = (await fragmentOf(draft)) ?? ''
  expect(fragment).toMatch(/^#draft=[\w-]+$/)
  expect(fragment.length).toBeLessThan(draft.text.length)
  expect(await readFragment(fragment)).toEqual({ state: 'draft', draft })
  const plain = { ...draft, syntax: 'plain' } as const
  const linked = await readFragment((await fragmentOf(plain)) ?? '')
  expect(linked).toEqual({ state: 'draft', draft: plain })
})

it('a draft that is too long for a link has none', async () => {
  const words = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36))
  expect(await fragmentOf({ ...draft, text: words.join(' ') })).toBeNull()
  expect((await fragmentOf({ ...draft, text: 'word '.repeat(9000) }))?.length).toBeLessThan(
    longestFragment,
  )
})

it.each(['', '#content', '#drafts', '?draft=AAAA'])(
  '%j is no link to a draft',
  async (fragment) => {
    expect(await readFragment(fragment)).toEqual({ state: 'none' })
  },
)

const more = 'is longer than any that this page makes'
const noDraft = 'holds no draft that this page can open'

it.each([
  ['what is no base64', '#draft=%%%', 'has other characters'],
  ['nothing after the sign', '#draft=', 'is cut off'],
  ['what does not unpack', '#draft=AAAA', 'is cut off or was changed'],
  ['a link that was cut', packed(draft).slice(0, 200), 'is cut off or was changed'],
  ['a fragment without end', `#draft=${'A'.repeat(longestFragment)}`, more],
  ['a use that there is none of', packed({ ...draft, use: 'harm' }), noDraft],
  ['a syntax that runs something', packed({ ...draft, syntax: 'html' }), noDraft],
  ['a text that is too long', packed({ ...draft, text: 'a'.repeat(100_001) }), noDraft],
  ['more than a draft can have', packed({ ...draft, text: ' '.repeat(5_000_000) }), 'holds more'],
  ['what is no text', packed({ ...draft, text: { toString: 'x' } }), noDraft],
  ['what is no JSON', `#draft=${deflateRawSync('alert(1)').toString('base64url')}`, noDraft],
])('opens no draft from %s, and says why', async (_what, fragment, words) => {
  const linked = await readFragment(fragment)
  expect(linked).toMatchObject({ state: 'refused', why: expect.stringContaining(words) })
})

it('takes from a link what the schema names and nothing else', async () => {
  const hostile = {
    ...draft,
    __proto__: null,
    onload: 'alert(1)',
    text: '<img src=x onerror=alert(1)>',
  }
  const linked = await readFragment(packed(hostile))
  expect(linked).toEqual({ state: 'draft', draft: { ...draft, text: hostile.text } })
})
