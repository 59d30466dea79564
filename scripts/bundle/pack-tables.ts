import { aligned, HEAD, TABLE, tableKinds } from '../../packages/engine/src/node/unpack-tables.ts'

/** Packs objects with lists, texts, numbers and typed arrays into one file that `unpackTables` reads. */
export function packTables(value: unknown): Uint8Array<ArrayBuffer> {
  const tables: Buffer[] = []
  let size = 0
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part
    const kind = part.constructor.name
    if (!(part instanceof Object) || !(kind in tableKinds)) throw new Error(`No table: ${kind}.`)
    const bytes = Buffer.alloc(aligned(part.byteLength))
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
    const first = size
    tables.push(bytes)
    size += bytes.length
    return { [TABLE]: [kind, first, Reflect.get(part, 'length')] }
  })
  if (!/^[\x20-\x7e]*$/.test(text)) throw new Error('Expected texts in ASCII.')
  const head = Buffer.alloc(aligned(HEAD + text.length))
  head.writeUInt32LE(text.length, 0)
  head.writeUInt32LE(size, 4)
  head.write(text, HEAD, 'latin1')
  return Buffer.concat([head, ...tables])
}
