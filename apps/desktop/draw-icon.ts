import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The icon as it was drawn, seen from the root of the repository; every other file of it is made from this one. */
const DRAWING = 'apps/desktop/build/icon.svg'

/** The icon as a PNG of so many pixels a side. */
export async function drawIcon(root: string, size: number): Promise<Buffer> {
  const drawing = await readFile(join(root, DRAWING))
  // The drawing has 1024 units a side and sharp draws 72 of them to the inch.
  return sharp(drawing, { density: (72 * size) / 1024 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512]
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** Apple's names for the sizes of its icon file; a size stands for itself and for half of it on a fine screen. */
const macTypes = [
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const

/** Writes the icons of all systems into a folder: `linux/256x256.png` and others, `icon.ico` and `icon.icns`. */
export async function writeIcons(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'linux'), { recursive: true })
  for (const size of LINUX_SIZES) {
    await writeFile(join(folder, 'linux', `${size}x${size}.png`), await drawIcon(root, size))
  }
  const images = WINDOWS_SIZES.map(async (size) => ({ size, png: await drawIcon(root, size) }))
  await writeFile(join(folder, 'icon.ico'), icoOf(await Promise.all(images)))
  const parts = macTypes.map(async ([type, size]) => ({ type, png: await drawIcon(root, size) }))
  await writeFile(join(folder, 'icon.icns'), icnsOf(await Promise.all(parts)))
}

interface IcoImage {
  /** Pixels a side, 1 to 256. */
  readonly size: number
  readonly png: Buffer
}

/** The icon file of Windows: a table of images, then the images, which may be PNGs. */
export function icoOf(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of images.entries()) {
    const entry = 6 + 16 * at
    // A byte holds up to 255; 0 stands for 256.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

interface IcnsPart {
  /** Four letters that name its size. */
  readonly type: string
  readonly png: Buffer
}

/** The icon file of macOS: a length, then the images, each with its name and length. */
export function icnsOf(parts: readonly IcnsPart[]): Buffer {
  const chunks = parts.map(({ type, png }) => Buffer.concat([head(type, png.length), png]))
  const all = Buffer.concat(chunks)
  return Buffer.concat([head('icns', all.length), all])
}

function head(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.write(type, 'latin1')
  bytes.writeUInt32BE(length + 8, 4)
  return bytes
}

interface Bundle {
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): void
}

/** Puts the icon of the window beside the script that opens it. */
export function copyIcon(root: string) {
  return {
    name: 'copy-icon',
    async generateBundle(this: Bundle): Promise<void> {
      this.emitFile({ type: 'asset', fileName: 'icon.png', source: await drawIcon(root, 256) })
    },
  }
}
