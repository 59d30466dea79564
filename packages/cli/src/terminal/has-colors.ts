import type { Host } from '../host.ts'

/** Whether to write colours: never under NO_COLOR, else on a terminal or when forced. */
export function hasColors(host: Host, isAllowed: boolean): boolean {
  const { env, stdout } = host
  if (!isAllowed || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return false
  return stdout.isTerminal || (env['FORCE_COLOR'] ?? '0') !== '0'
}
