const names = ['debug', 'error', 'info', 'log', 'warn'] as const
type Print = (...words: unknown[]) => void

const { console: printer } = globalThis

let depth = 0
let printers: readonly (readonly [(typeof names)[number], Print])[] = []

/**
 * Runs work whose libraries print: decoders write a line for each damaged packet, and a caller's standard
 * error is not theirs. What is wrong with a file is in the error or in the facts. Other code that prints on
 * this thread meanwhile is not heard either.
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
