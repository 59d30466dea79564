import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { writeIcons } from './draw-icon.ts'

const root = join(import.meta.dirname, '../..')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

it('is drawn in every size that the systems ask for', async () => {
  const folder = temporaryFolder()
  await writeIcons(root, folder)
  for (const name of readdirSync(join(folder, 'linux'))) {
    const { width, height, hasAlpha } = await sharp(join(folder, 'linux', name)).metadata()
    expect([`${width}x${height}.png`, hasAlpha]).toEqual([name, true])
  }
  const ico = readFileSync(join(folder, 'icon.ico'))
  const places = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ({
    size: ico.readUInt8(6 + 16 * at) || 256,
    length: ico.readUInt32LE(6 + 16 * at + 8),
    offset: ico.readUInt32LE(6 + 16 * at + 12),
  }))
  expect(places.map(({ size }) => size)).toEqual([16, 24, 32, 48, 64, 128, 256])
  for (const { size, length, offset } of places) {
    const { width } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect(width).toBe(size)
  }
  const last = places.at(-1)
  expect(ico.length).toBe((last?.offset ?? 0) + (last?.length ?? 0))
})

it('has the parts of a macOS icon, each a PNG', async () => {
  const folder = temporaryFolder()
  await writeIcons(root, folder)
  const icns = readFileSync(join(folder, 'icon.icns'))
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
  const types: string[] = []
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    types.push(icns.toString('latin1', at, at + 4))
    expect(icns.subarray(at + 8, at + 12)).toEqual(PNG)
  }
  expect(types).toContain('ic10')
  expect(new Set(types).size).toBe(types.length)
})
