import type { KeyHolder } from './account-ports.ts'
import type { Milliseconds } from './money.ts'

/** A browser that signed in to the account page with a key. */
export interface Session extends KeyHolder {
  readonly expiresAt: Milliseconds
}

/** A new session; its token is not stored, so this is the only time it can be sent. */
export interface NewSession {
  readonly token: string
  readonly expiresAt: Milliseconds
}

/** Sessions are stored in the database, so that every instance accepts them and any can end them. */
export interface Sessions {
  open(holder: KeyHolder): Promise<NewSession>
  /** The session of a token; null once it has ended, or once its key is revoked or expired. */
  find(token: string): Promise<Session | null>
  /** Moves a session to another key of its account, when its own is replaced. */
  moveTo(token: string, keyId: string): Promise<void>
  end(token: string): Promise<void>
}
