import { exitCodes, type Host } from '../host.ts'
import { loadAbout } from '../load-engine.ts'
import { pick } from '../options/typed-values.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { version } from '../version.ts'

/** Says which version this is, which models score in it, what they learned from, and how often they are wrong. */
export async function about(
  host: Host,
  options: { readonly format?: string; readonly json?: boolean; readonly color?: boolean },
): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const facts = { version, ...(await loadAbout()) }
  if (format === 'json' || options.json === true) {
    await host.stdout.write(`${JSON.stringify(facts, null, 2)}\n`)
  } else {
    const { drawAbout } = await import('./about-page.ts')
    const columns = host.stdout.isTerminal ? host.stdout.columns : FILE_COLUMNS
    await host.stdout.write(drawAbout(facts, columns, hasColors(host, options.color !== false)))
  }
  const isSound = facts.models.every(({ status }) => status === 'verified')
  if (isSound) return exitCodes.passed
  await host.stderr.write(
    'error: a model differs from the published one, so the measured error rates do not apply. Reinstall the package.\n',
  )
  return exitCodes.error
}

/** Width of a page that goes to a file or a pipe. */
const FILE_COLUMNS = 80
