const names = ['debug', 'error', 'info', 'log', 'warn'] as const
type Print = (...words: unknown[]) => void

const { console: printer } = globalThis

let depth = 0
let printers: readonly (readonly [(typeof names)[number], Print])[] = []

/**
 * Runs work with the console silenced: decoders print a line for each damaged packet, which does not belong
 * on a caller's standard error. The error or the facts say what is wrong with a file. Until the work ends,
 * other code on this thread cannot print either.
 */
export async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  if (depth === 0) {
    printers = names.map((name) => [name, printer[name]])
    for (const name of names) printer[name] = () => undefined
  }
  depth++
  try {
    return await work()
  } finally {
    depth--
    if (depth === 0) for (const [name, print] of printers) printer[name] = print
  }
}
