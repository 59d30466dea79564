export { isPublicAddress } from './addresses.ts'
export { type ConnectorOptions, checkedConnector } from './checked-connector.ts'
export { ConnectFailure } from './connect-failure.ts'
export { type Dialer, nameServerDialer, systemDialer } from './dialer.ts'
