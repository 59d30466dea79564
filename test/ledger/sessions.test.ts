import { expect, it } from 'vitest'
import { sessionLifetime } from '../../apps/server/src/ledger/sessions.ts'
import { openTestStore } from './support/open-test-store.ts'

async function signedIn() {
  const opened = await openTestStore()
  const { store } = opened
  const { accountId, keyId } = await store.accounts.create({ email: 'a@mail.example' })
  const holder = { accountId, keyId, hasVideoBeta: false }
  const { token } = await store.sessions.open(holder)
  return { ...opened, holder, token }
}

it('R-AUTH-05 a session is found by its token, in every instance, until it ends', async () => {
  const { store, holder, token, again } = await signedIn()
  expect(await again().sessions.find(token)).toMatchObject(holder)
  expect(await store.sessions.find(`${token}x`)).toBeNull()
  await store.sessions.end(token)
  expect(await again().sessions.find(token)).toBeNull()
})

it('a session is over after its time, and is then forgotten', async () => {
  const { store, token, pass, parts } = await signedIn()
  pass(sessionLifetime - 1)
  expect(await store.sessions.find(token)).not.toBeNull()
  pass(1)
  expect(await store.sessions.find(token)).toBeNull()
  await store.recover()
  expect(await parts.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

it('a session ends with the key that opened it', async () => {
  const { store, holder, token } = await signedIn()
  await store.keys.revoke(holder.accountId, holder.keyId)
  expect(await store.sessions.find(token)).toBeNull()
})

it('a session ends when the overlap of its replaced key does, unless it moves to the new key', async () => {
  const { store, holder, token, pass } = await signedIn()
  const { token: other } = await store.sessions.open(holder)
  const rotated = await store.keys.rotate(holder.accountId, holder.keyId, 1000)
  await store.sessions.moveTo(token, rotated?.keyId ?? '')
  expect(await store.sessions.find(other)).not.toBeNull()
  pass(1000)
  expect(await store.sessions.find(other)).toBeNull()
  expect(await store.sessions.find(token)).toMatchObject({ keyId: rotated?.keyId })
})

it('a session never moves to the key of another account', async () => {
  const { store, holder, token } = await signedIn()
  const stranger = await store.accounts.create({ email: 'b@mail.example' })
  await store.sessions.moveTo(token, stranger.keyId)
  expect(await store.sessions.find(token)).toMatchObject(holder)
})

it('stores no token', async () => {
  const { parts, token } = await signedIn()
  const rows = await parts.database.db.selectFrom('sessions').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})
