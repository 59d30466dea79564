import type { FrameExtractor } from '@content-trust/engine/video'

/** Frames of noise, each of its own, for machines without a decoder. */
export const fakeFrames: FrameExtractor = {
  async extract({ seconds, width, height, count }) {
    let state = 5
    return Array.from({ length: count }, (_, at) => {
      const data = new Uint8Array(width * height * 3)
      let level = 120
      for (let index = 0; index < data.length; index++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        level = level * 0.7 + (state >>> 24) * 0.3
        data[index] = level
      }
      return { time: ((at + 0.5) * seconds) / count, data }
    })
  },
}
