/** A connection that was refused here, before anything was sent; its message names no address. */
export class ConnectFailure extends Error {
  override readonly name = 'ConnectFailure'
  /** An address that is not allowed, a name without an address, or a connection that took too long. */
  readonly reason: 'address' | 'name' | 'timeout'
  constructor(reason: ConnectFailure['reason']) {
    super(reason)
    this.reason = reason
  }
}
