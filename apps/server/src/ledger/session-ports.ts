import type { KeyHolder } from './account-ports.ts'
import type { Milliseconds } from './money.ts'

/** A browser that signed in to the account page with a key. */
export interface Session extends KeyHolder {
  readonly expiresAt: Milliseconds
}

/** A session that was just opened: the only moment at which its token exists here. */
export interface NewSession {
  readonly token: string
  readonly expiresAt: Milliseconds
}

/** Sessions live in the store, so that any instance knows them and one can be ended. */
export interface Sessions {
  open(holder: KeyHolder): Promise<NewSession>
  /** The session of a token; null once it is over, or once its key no longer works. */
  find(token: string): Promise<Session | null>
  /** Ties a session to another key of its account, when its own is replaced. */
  moveTo(token: string, keyId: string): Promise<void>
  end(token: string): Promise<void>
}
