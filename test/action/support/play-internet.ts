import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Loaded before the action: gives names the addresses of `PLAYED_INTERNET`, and answers for these on ports of this
 * machine. So the action itself may ask public addresses and no others, as everywhere.
 */
interface PlayedHost {
  readonly address: string
  /** Null where nothing answers. */
  readonly port: number | null
}

const hosts = new Map<string, PlayedHost>(
  Object.entries(JSON.parse(process.env['PLAYED_INTERNET'] ?? '{}')),
)
const ports = new Map([...hosts.values()].map(({ address, port }) => [address, port]))

const connect = net.connect

/** What `checkedConnector` dials: its addresses come from `lookup`. */
function playedConnect(options: net.TcpNetConnectOpts): net.Socket {
  if (options.host !== 'checked.invalid') return connect(options)
  const addresses: string[] = []
  options.lookup?.('', { all: true }, (_error, found) => {
    if (Array.isArray(found)) addresses.push(...found.map(({ address }) => address))
  })
  const [address = ''] = addresses
  const port = ports.get(address) ?? 9
  const { signal } = options
  const socket = connect({ host: '127.0.0.1', port, ...(signal === undefined ? {} : { signal }) })
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return socket
}

async function playedLookup(name: string) {
  const host = hosts.get(name)
  if (host === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  return [{ address: host.address, family: 4 }]
}

Object.assign(net, { connect: playedConnect })
Object.assign(dns, { lookup: playedLookup })
syncBuiltinESMExports()
