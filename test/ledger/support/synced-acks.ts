/** What a trace of system calls says about answers that were given. */
export interface SyncedAcks {
  readonly acks: number
  readonly syncs: number
  /** Answers that were given while bytes of the log were not yet on the disk. */
  readonly early: readonly string[]
}

/**
 * Reads a trace of `strace -f -y`. Bytes count as written when their call begins, and as synced when
 * a sync that began after them has ended; so whatever overlaps counts against the service.
 */
export function readSyncedAcks(trace: string): SyncedAcks {
  let acks = 0
  let syncs = 0
  let written = 0
  let synced = 0
  const early: string[] = []
  const running = new Map<string, number>()
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const begins = /^(?:fsync|fdatasync)\(\d+<[^>]*-wal>/.test(call)
    if (/^(?:write|pwrite64|pwritev|ftruncate)\(\d+<[^>]*-wal>/.test(call)) written++
    if (begins) running.set(thread, written)
    const ends = begins || /^<\.\.\. (?:fsync|fdatasync) resumed>/.test(call)
    if (ends && /\)\s+= 0\b/.test(call)) {
      syncs++
      synced = Math.max(synced, running.get(thread) ?? 0)
      running.delete(thread)
    }
    if (/^write\(1</.test(call) && call.includes('call')) {
      acks++
      if (synced < written) early.push(line)
    }
  }
  return { acks, syncs, early }
}
