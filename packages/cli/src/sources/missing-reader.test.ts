import { checkedReferenceSchema } from '@content-trust/sources/state'
import { expect, it } from 'vitest'
import { sayMissingReader } from './missing-reader.ts'

function draftWith(addresses: readonly string[], notes: readonly string[]) {
  const checks = addresses.map((address) => ({
    reference: {
      kind: 'url',
      identifier: address,
      span: { start: 0, end: 1 },
      url: address,
    } as const,
    checked: checkedReferenceSchema.parse({
      state: 'alive',
      notes,
      address,
      status: 200,
      moved_to: null,
      popular_name: null,
      failure: null,
    }),
    title: null,
    claims: [],
  }))
  return { checks }
}

async function said(...drafts: readonly ReturnType<typeof draftWith>[]): Promise<string> {
  let text = ''
  const write = async (more: string) => {
    text += more
  }
  await sayMissingReader({ stderr: { isTerminal: false, columns: 80, write } }, drafts)
  return text
}

it('names the package and the command that installs it, once for all drafts', async () => {
  const one = draftWith(['https://weir.example/a.pdf'], ['no_pdf_reader'])
  const two = draftWith(
    ['https://weir.example/a.pdf', 'https://weir.example/b.pdf'],
    ['no_pdf_reader'],
  )
  expect(await said(one, two)).toBe(
    'note: 2 PDFs could not be read, because `unpdf` is not installed. Run: npm install unpdf\n',
  )
})

it('says nothing of pages that cannot be read for another reason', async () => {
  expect(await said(draftWith(['https://weir.example/a.png'], ['unreadable']))).toBe('')
})
