import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const SCREEN = '/usr/bin/Xvfb'

/** Gives a machine without a display one of its own, for as long as the tests run. */
export default async function startDisplay(): Promise<(() => void) | undefined> {
  const hasDisplay =
    process.platform !== 'linux' ||
    process.env['DISPLAY'] !== undefined ||
    process.env['WAYLAND_DISPLAY'] !== undefined
  if (hasDisplay || !existsSync(SCREEN)) return undefined
  const screen = spawn(
    SCREEN,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a display.')))
  })
  process.env['DISPLAY'] = `:${number}`
  return () => {
    screen.kill()
  }
}
