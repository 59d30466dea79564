/** Gathers pieces of a file and new elements. Neighbouring pieces become one, so that few are kept. */
export class SegmentWriter {
  readonly #bytes: Uint8Array
  readonly #parts: Uint8Array[] = []
  #from = 0
  #to = 0
  /** Bytes that are gathered. */
  length = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Adds bytes of the file. */
  copy(from: number, to: number): void {
    if (this.#to !== from) {
      this.#flush()
      this.#from = from
    }
    this.#to = to
    this.length += to - from
  }

  /** Adds an element that holds what another writer has gathered. */
  put(id: number, content: SegmentWriter): void {
    this.#flush()
    const head = Buffer.alloc(12)
    const width = id > 0xff ? 4 : 1
    head.writeUIntBE(id, 0, width)
    head[width] = 0x01
    head.writeUIntBE(content.length, width + 2, 6)
    content.#flush()
    this.#parts.push(head.subarray(0, width + 8), ...content.#parts)
    this.length += width + 8 + content.length
  }

  finish(): Uint8Array {
    this.#flush()
    return Buffer.concat(this.#parts)
  }

  #flush(): void {
    if (this.#to > this.#from) this.#parts.push(this.#bytes.subarray(this.#from, this.#to))
    this.#from = this.#to = -1
  }
}
