import sharp, { type Sharp } from 'sharp'

/** A gray noise that statistics of pixels can read, as no camera made it. */
export function noiseImage(): Sharp {
  return sharp({
    create: {
      width: 300,
      height: 280,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
}

/** That noise as a JPEG which declares nothing. */
export const photo = await noiseImage().jpeg().toBuffer()

/** A PNG that names the generator that wrote it. */
export const generated = await sharp({
  create: { width: 64, height: 64, channels: 3, background: '#224466' },
})
  .png()
  .withMetadata({ exif: { IFD0: { Software: 'NovelAI' } } })
  .toBuffer()
