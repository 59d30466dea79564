import { useCallback, useEffect, useState } from 'react'
import { accountPaths } from '../../src/pages/account-paths.ts'
import {
  callPageSchema,
  doneSchema,
  type NewKeyView,
  newKeySchema,
  type Overview,
  overviewSchema,
  sessionViewSchema,
} from '../../src/pages/account-view.ts'
import { type Called, callServer } from '../call-server.ts'

export type AccountState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'open'; readonly overview: Overview }

export interface Account {
  readonly state: AccountState
  /** Tells what went wrong; null when it worked. */
  signIn(key: string): Promise<string | null>
  signOut(): Promise<void>
  reload(): Promise<void>
  olderCalls(): Promise<string | null>
  createKey(label: string): Promise<Called<NewKeyView>>
  rotateKey(keyId: string, overlapSeconds: number): Promise<Called<NewKeyView>>
  revokeKey(keyId: string): Promise<string | null>
}

/** The state of the account page; the server holds the session, the page holds no key. */
export function useAccount(start: 'signed-in' | 'signed-out'): Account {
  const [state, setState] = useState<AccountState>({
    kind: start === 'signed-in' ? 'loading' : 'signed-out',
  })

  const load = useCallback(async (): Promise<Called<Overview>> => {
    const called = await callServer(accountPaths.overview, overviewSchema)
    if (called.ok) setState({ kind: 'open', overview: called.value })
    else if (called.refusal.code === 'unauthorized') setState({ kind: 'signed-out' })
    else setState({ kind: 'failed', detail: called.refusal.detail })
    return called
  }, [])

  useEffect(() => {
    const begin = async (): Promise<void> => {
      if (start === 'signed-in') {
        await load()
        return
      }
      // A link from another site brings the page without the cookie, though there is one.
      const session = await callServer(accountPaths.session, sessionViewSchema)
      if (session.ok && session.value.is_signed_in) await load()
    }
    void begin()
  }, [start, load])

  /** A session may end at any time; then the page says so by the form. */
  const note = <Value>(called: Called<Value>): Called<Value> => {
    if (!called.ok && called.refusal.code === 'unauthorized') setState({ kind: 'signed-out' })
    return called
  }

  const made = async (path: string, body: unknown): Promise<Called<NewKeyView>> => {
    const called = note(await callServer(path, newKeySchema, { body }))
    if (called.ok) await load()
    return called
  }

  return {
    state,
    signIn: async (key) => {
      const called = await callServer(accountPaths.signIn, doneSchema, { body: { key } })
      if (!called.ok) return called.refusal.detail
      const seen = await load()
      if (seen.ok || seen.refusal.code !== 'unauthorized') return null
      return 'The browser did not keep the session. Allow cookies for this site, then try again.'
    },
    signOut: async () => {
      await callServer(accountPaths.signOut, doneSchema, { body: {} })
      setState({ kind: 'signed-out' })
    },
    reload: async () => {
      setState({ kind: 'loading' })
      await load()
    },
    olderCalls: async () => {
      if (state.kind !== 'open') return null
      const { overview } = state
      const last = overview.recent.calls.at(-1)
      if (last === undefined) return null
      const query = new URLSearchParams({ before_at: last.at, before_id: last.analysis_id })
      const called = note(await callServer(`${accountPaths.calls}?${query}`, callPageSchema))
      if (!called.ok) return called.refusal.detail
      const calls = [...overview.recent.calls, ...called.value.calls]
      const recent = { calls, has_more: called.value.has_more }
      setState({ kind: 'open', overview: { ...overview, recent } })
      return null
    },
    createKey: (label) => made(accountPaths.createKey, { label }),
    rotateKey: (key_id, overlap_seconds) =>
      made(accountPaths.rotateKey, { key_id, overlap_seconds }),
    revokeKey: async (key_id) => {
      const called = note(
        await callServer(accountPaths.revokeKey, doneSchema, { body: { key_id } }),
      )
      if (!called.ok) return called.refusal.detail
      await load()
      return null
    },
  }
}
