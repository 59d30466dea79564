import { expect, it } from 'vitest'
import { openWithAccount } from './support/open-with-account.ts'

const nul = 'a\0b'
const refusal = 'Found text with U+0000, expected text without it.'

it('text with U+0000 is refused wherever it would be stored or looked up, alike on both engines', async () => {
  const { store, account } = await openWithAccount()
  const { accountId } = account
  const request = { id: 'r', name: nul, email: 'a@b.example', company: null, volume: null }
  const attempts = [
    () => store.accounts.create({ email: `${nul}@mail.example` }),
    () => store.accounts.find({ id: nul }),
    () => store.keys.create(accountId, nul),
    () => store.keys.revoke(accountId, nul),
    () => store.accessRequests.add({ ...request, useCase: 'x' }),
    () => store.accessRequests.add({ ...request, name: 'a', useCase: nul }),
    () => store.accessRequests.approve(nul),
    () => store.usage.recentCalls(accountId, { limit: 1, before: { at: 0, analysisId: nul } }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(refusal)
  expect(await store.accessRequests.list()).toEqual([])
  expect(await store.verify()).toEqual([])
})
