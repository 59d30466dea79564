import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from '../../packages/engine/src/image/pixels.ts'
import { imageFolder } from './image-corpus.ts'

/** An image as it is, and what sites make of it: compressed harder, smaller. */
export const variantNames = ['plain', 'q75', 'half', 'smaller'] as const
export type VariantName = (typeof variantNames)[number]

/** Decodes one variant of an image of the corpus. */
export async function readVariant(file: string, variant: VariantName): Promise<Pixels> {
  const bytes = await readFile(join(imageFolder, file))
  const { width, height } = await sharp(bytes).metadata()
  switch (variant) {
    case 'plain':
      return await decode(bytes)
    case 'q75':
      return await decode(await sharp(bytes).jpeg({ quality: 75 }).toBuffer())
    case 'half':
      return await decode(await scale(bytes, width, height, 0.5, 90))
    case 'smaller':
      return await decode(await scale(bytes, width, height, 0.72, 82))
    default:
      return variant satisfies never
  }
}

function scale(bytes: Buffer, width: number, height: number, factor: number, quality: number) {
  const size = [Math.round(width * factor), Math.round(height * factor)]
  return sharp(bytes).resize(size[0], size[1], { fit: 'fill' }).jpeg({ quality }).toBuffer()
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const image = sharp(bytes).removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}
