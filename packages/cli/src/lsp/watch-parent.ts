import { errorCode } from '@content-trust/workspace'

const EVERY_MS = 3000

/** Calls back when a process is gone; answers what ends the watch. */
export function watchParent(id: number, gone: () => void): () => void {
  // An editor outside a container names a process that is invisible inside.
  if (!isAlive(id)) return () => {}
  const timer = setInterval(() => {
    if (!isAlive(id)) gone()
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It lives and belongs to somebody else.
    return errorCode(error) === 'EPERM'
  }
}
