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
  /** Resolves to an error message, or to null. */
  signIn(key: string): Promise<string | null>
  signOut(): Promise<void>
  reload(): Promise<void>
  olderCalls(): Promise<string | null>
  createKey(label: string): Promise<Called<NewKeyView>>
  rotateKey(keyId: string, overlapSeconds: number): Promise<Called<NewKeyView>>
  revokeKey(keyId: string): Promise<string | null>
}

interface Overviewed {
  readonly state: AccountState
  readonly setState: (state: AccountState) => void
  /** Loads the overview into the state. */
  readonly load: () => Promise<Called<Overview>>
}

/** The state of the account page; the server holds the session, and the page holds no key. */
export function useAccount(start: 'signed-in' | 'signed-out'): Account {
  const overviewed = useOverview(start)
  const { state, setState, load } = overviewed
  return {
    state,
    reload: async () => {
      setState({ kind: 'loading' })
      await load()
    },
    ...sessionActions(overviewed),
    ...keyActions(overviewed),
    olderCalls: () => appendOlderCalls(overviewed),
  }
}

function useOverview(start: 'signed-in' | 'signed-out'): Overviewed {
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
      // After a link from another site, the browser requests the page without the session cookie.
      const session = await callServer(accountPaths.session, sessionViewSchema)
      if (session.ok && session.value.is_signed_in) await load()
    }
    void begin()
  }, [start, load])
  return { state, setState, load }
}

/** Shows the sign-in form when a call was refused because the session has ended. */
function noticeSignOut<Value>(called: Called<Value>, { setState }: Overviewed): Called<Value> {
  if (!called.ok && called.refusal.code === 'unauthorized') setState({ kind: 'signed-out' })
  return called
}

function sessionActions({ setState, load }: Overviewed): Pick<Account, 'signIn' | 'signOut'> {
  return {
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
  }
}

function keyActions(
  overviewed: Overviewed,
): Pick<Account, 'createKey' | 'rotateKey' | 'revokeKey'> {
  const newKey = async (path: string, body: unknown): Promise<Called<NewKeyView>> => {
    const called = noticeSignOut(await callServer(path, newKeySchema, { body }), overviewed)
    if (called.ok) await overviewed.load()
    return called
  }
  return {
    createKey: (label) => newKey(accountPaths.createKey, { label }),
    rotateKey: (key_id, overlap_seconds) =>
      newKey(accountPaths.rotateKey, { key_id, overlap_seconds }),
    revokeKey: async (key_id) => {
      const answer = await callServer(accountPaths.revokeKey, doneSchema, { body: { key_id } })
      const called = noticeSignOut(answer, overviewed)
      if (!called.ok) return called.refusal.detail
      await overviewed.load()
      return null
    },
  }
}

/** Loads the page of calls after the last one that is shown. */
async function appendOlderCalls(overviewed: Overviewed): Promise<string | null> {
  const { state, setState } = overviewed
  if (state.kind !== 'open') return null
  const { overview } = state
  const last = overview.recent.calls.at(-1)
  if (last === undefined) return null
  const query = new URLSearchParams({ before_at: last.at, before_id: last.analysis_id })
  const answer = await callServer(`${accountPaths.calls}?${query}`, callPageSchema)
  const called = noticeSignOut(answer, overviewed)
  if (!called.ok) return called.refusal.detail
  const calls = [...overview.recent.calls, ...called.value.calls]
  const recent = { calls, has_more: called.value.has_more }
  setState({ kind: 'open', overview: { ...overview, recent } })
  return null
}
