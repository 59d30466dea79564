/** Who waits for a thread: accounts take turns, and so do the members of an account. */
export interface Caller {
  /** The account; all demos together are one. */
  readonly account: string
  /** A call of the account, or an address that calls the demo. */
  readonly member: string
}

/** Whoever works without a caller, such as a warm-up. */
export const nobody: Caller = { account: '', member: '' }

/** The name of all demos; ids of accounts begin otherwise. */
const demoAccount = 'demo'

/** A call of an account. */
export function accountCaller(accountId: string, requestId: string): Caller {
  return { account: accountId, member: requestId }
}

/**
 * A call of the demo. However many addresses call, they have one turn beside the accounts, because an
 * address costs an attacker nothing; within it the addresses take turns.
 */
export function demoCaller(address: string): Caller {
  return { account: demoAccount, member: address }
}

/** Who answers for what a call spends: an account, or an address that calls the demo. */
export function payerOf({ account, member }: Caller): string {
  return account === demoAccount ? `${account} ${member}` : account
}
