import { canBeSignalled, isRunning } from '../running-process.ts'

const EVERY_MS = 3000

/** Calls back when a process is gone; answers what ends the watch. */
export function watchParent(id: number, gone: () => void): () => void {
  // An editor outside a container names a process that is invisible inside. Asked at once: one that dies in its first
  // moments was there.
  if (!canBeSignalled(id)) return () => {}
  let isWatched = true
  const check = async (): Promise<void> => {
    if (!(await isRunning(id)) && isWatched) gone()
  }
  const timer = setInterval(() => void check(), EVERY_MS)
  timer.unref()
  return () => {
    isWatched = false
    clearInterval(timer)
  }
}
