/** Bytes of input that make a thread worth its start. */
const BYTES_A_THREAD = 4 * 1024 * 1024

/** A small corpus is done before a thread has started; of a stream, the size is not known. */
export function chooseThreads(asked: number | null, total: number | null, cores: number): number {
  if (asked !== null) return asked
  const worthwhile = total === null ? cores : Math.floor(total / BYTES_A_THREAD)
  return Math.max(1, Math.min(cores, worthwhile))
}
