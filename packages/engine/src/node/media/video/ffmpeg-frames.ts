import type { ExtractedFrame, FrameExtractor } from '../../../providers/frame-extractor.ts'
import { runFfmpeg } from '../run-ffmpeg.ts'

/** Decodes frames with the ffmpeg on the PATH; nothing is written to disk. */
export const ffmpegFrames: FrameExtractor = {
  async extract({ bytes, seconds, width, height, count }) {
    const rate = count / Math.max(seconds, 0.04)
    const size = width * height * 3
    const raw = await runFfmpeg({
      options: [
        ['-threads', '2', '-f', 'matroska', '-i', 'pipe:0', '-an', '-sn', '-dn'],
        ['-vf', `fps=${rate.toFixed(6)},scale=${width}:${height}`, '-frames:v', `${count}`],
        ['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
      ].flat(),
      input: bytes,
      mostBytes: size * count,
      missing: 'Video frames cannot be decoded here. Install ffmpeg, so that it is on the PATH.',
    })
    return Array.from(
      { length: Math.floor(raw.length / size) },
      (_, at): ExtractedFrame => ({
        time: (at + 0.5) / rate,
        data: raw.subarray(at * size, (at + 1) * size),
      }),
    )
  },
}
