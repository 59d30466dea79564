import { cpus, totalmem } from 'node:os'

/** The machine and runtime that numbers hold for. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GB, Node ${process.version}`
}
