import type { AssetType } from '@trustnxt/c2pa-ts/asset'

type Asset = InstanceType<AssetType>

/** A RIFF file (WebP, WAV) that can be signed; the library has no such container. */
export class RiffAsset implements Asset {
  readonly mimeType: string
  #data: Buffer
  /** Where the chunk of the manifest store starts, its name included. */
  readonly #at: number

  constructor(data: Uint8Array, mimeType: string) {
    this.#data = Buffer.from(data)
    this.#at = data.length
    this.mimeType = mimeType
  }

  static canRead(data: Uint8Array): boolean {
    return Buffer.from(data.subarray(0, 4)).toString('latin1') === 'RIFF'
  }

  getDataLength(): number {
    return this.#data.length
  }

  async getDataRange(start = 0, length = this.#data.length - start): Promise<Uint8Array> {
    return this.#data.subarray(start, start + length)
  }

  getManifestJUMBF(): Uint8Array | undefined {
    return undefined
  }

  dumpInfo(): string {
    return 'RIFF'
  }

  async ensureManifestSpace(length: number): Promise<void> {
    const chunk = Buffer.alloc(8 + length + (length % 2))
    chunk.write('C2PA', 'latin1')
    chunk.writeUInt32LE(length, 4)
    this.#data = Buffer.concat([this.#data.subarray(0, this.#at), chunk])
    this.#data.writeUInt32LE(this.#data.length - 8, 4)
  }

  getHashExclusionRange(): { start: number; length: number } {
    return { start: this.#at, length: this.#data.length - this.#at }
  }

  async writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    this.#data.set(jumbf, this.#at + 8)
  }
}
