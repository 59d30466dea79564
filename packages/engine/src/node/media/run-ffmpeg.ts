import { spawn } from 'node:child_process'
import { EngineError } from '../../schema/error.ts'

const MOST_MS = 20_000

export interface FfmpegJob {
  readonly options: readonly string[]
  readonly input: Uint8Array
  /** Most bytes of output; the rest is not read. */
  readonly mostBytes: number
  /** The error message where no ffmpeg is installed. */
  readonly missing: string
}

/**
 * Runs the ffmpeg on the PATH through pipes: nothing is written to disk, and the protocol list lets it
 * open nothing but its standard input.
 */
export function runFfmpeg({ options, input, mostBytes, missing }: FfmpegJob): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = spawn(
      'ffmpeg',
      ['-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'pipe', ...options],
      { stdio: ['pipe', 'pipe', 'ignore'], timeout: MOST_MS, killSignal: 'SIGKILL' },
    )
    const chunks: Buffer[] = []
    let length = 0
    child.on('error', () => fail(new EngineError('decoder_unavailable', missing)))
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostBytes) child.kill('SIGKILL')
    })
    child.on('close', (code) => {
      if (code !== 0 && length < mostBytes) {
        fail(new EngineError('invalid_media', 'The file cannot be decoded: its data is damaged.'))
      } else done(Buffer.concat(chunks).subarray(0, mostBytes))
    })
    // A decoder that has enough closes its input early.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
