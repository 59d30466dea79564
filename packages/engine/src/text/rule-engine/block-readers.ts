import { blockKinds } from '../markdown/scanned-text.ts'
import type { CompiledRules } from './compile-rules.ts'

/** Which rules read a block: one byte a rule, and whether any does. */
export interface Readers {
  readonly reads: Uint8Array
  readonly isRead: boolean
}

/** Who reads a block: by its kind as a number of KIND, and by 0 or 1 for one outside or inside a quote. */
export function blockReaders({
  readers,
}: CompiledRules): (kind: number, quoted: number) => Readers {
  const byKind = blockKinds.flatMap((kind) =>
    [readers[kind].plain, readers[kind].quoted].map((reads) => ({
      reads,
      isRead: reads.includes(1),
    })),
  )
  return (kind, quoted) => byKind[kind * 2 + quoted]
}
