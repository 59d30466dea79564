import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

export interface NameServer {
  /** As a resolver takes it. */
  readonly address: string
  close(): void
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number))
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

/** One record: a pointer to the name asked for, its type, class, life and bytes. */
function record(type: number, address: string): Buffer {
  const data = bytesOf(address)
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([head, data])
}

/** A name server on this machine; it never answers for a name that is not in its table. */
export async function nameServer(
  names: Readonly<Record<string, readonly string[]>>,
): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString())
      at += length + 1
    }
    const type = query.readUInt16BE(at + 1)
    const addresses = names[labels.join('.')]
    if (addresses === undefined) return
    const found = addresses.filter((address) => isIPv6(address) === (type === 28))
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(addresses.length === 0 ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(found.length, 6)
    header.writeUInt16BE(0, 8)
    header.writeUInt16BE(0, 10)
    const records = found.map((address) => record(type, address))
    socket.send(Buffer.concat([header, query.subarray(12, at + 5), ...records]), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}
