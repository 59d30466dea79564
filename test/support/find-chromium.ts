import { existsSync } from 'node:fs'

/** Where Chromium is: CHROMIUM_PATH, else its usual paths; null where there is none. */
export function findChromium(): string | null {
  const found = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path))
  return found ?? null
}
