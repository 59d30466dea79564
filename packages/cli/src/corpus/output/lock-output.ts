import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { errorCode, UsageError, writeProblem } from '@content-trust/workspace'
import * as z from 'zod'
import { isRunning, startOf } from '../../running-process.ts'

/** A lock that was not renewed for this long was left by a machine that is gone. */
const SILENT_MS = 120_000
const TOUCH_EVERY_MS = 15_000

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  /** When the process started, for numbers are given out again; null where it cannot be known. */
  started: z.string().nullable(),
  /** Tells two locks of one process apart. */
  token: z.string(),
})
type Holder = z.infer<typeof holderSchema>

/** The file that keeps two runs from writing to one output. */
export function lockPath(output: string): string {
  return `${output}.lock`
}

/** Takes an output for this run, or says who has it; answers what gives it back. */
export async function lockOutput(output: string): Promise<() => Promise<void>> {
  const path = lockPath(output)
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
    token: randomUUID(),
  }
  while (!(await create(path, me))) {
    const holder = await readHolder(path)
    if (holder === null) continue
    if (await isAlive(holder, path)) throw busy(output, holder)
    await replace(path, holder, me)
    if ((await readHolder(path))?.token === me.token) break
  }
  const timer = setInterval(() => void touch(path), TOUCH_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    // Who took us for gone, or removed the lock by hand, may have put another one there.
    if ((await readHolder(path))?.token === me.token) await rm(path, { force: true })
  }
}

/** Makes a lock that names its holder from its first moment on, or answers that one is there. */
async function create(path: string, holder: Holder): Promise<boolean> {
  const text = JSON.stringify(holder)
  const unnamed = `${path}.${randomUUID()}`
  try {
    await writeFile(unnamed, text)
    await link(unnamed, path).catch(async (error: unknown) => {
      if (errorCode(error) === 'EEXIST') throw error
      // A file system without links: a kill between two steps leaves a lock that nobody holds until it is silent.
      await writeFile(path, text, { flag: 'wx' })
    })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw new UsageError(`${path}: ${writeProblem(error)}`)
  } finally {
    await rm(unnamed, { force: true })
  }
}

/**
 * Puts our lock in place of one that a dead process left. Only who holds the claim on that very lock may do
 * so, and only while it is still the same lock: two runs that both found it cannot both get it.
 * A claim is a lock too. One whose holder died is claimed in turn and never removed before the lock is
 * replaced, for what is removed could by then be the claim of somebody else.
 */
async function replace(path: string, left: Holder, me: Holder, dead = { path, holder: left }) {
  const claim = `${dead.path}.${dead.holder.token}`
  if (await create(claim, me)) {
    if ((await readHolder(path))?.token === left.token) await rename(claim, path)
    else await rm(claim, { force: true })
    return
  }
  const holder = await readHolder(claim)
  if (holder === null || (await isAlive(holder, claim))) return
  await replace(path, left, me, { path: claim, holder })
  if ((await readHolder(path))?.token === me.token) await rm(claim, { force: true })
}

/** Null when it was released meanwhile. A lock that a kill cut short names no living process. */
async function readHolder(path: string): Promise<Holder | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return { pid: 0, host: '', started: null, token: 'unreadable' }
  }
}

async function isAlive({ pid, host, started }: Holder, path: string): Promise<boolean> {
  if (host !== hostname()) return !(await isSilent(path))
  if (!(await isRunning(pid))) return false
  const now = await startOf(pid)
  return now === null || started === null || now === started
}

/** Both times are those of the file system, for two machines may disagree on what time it is. */
async function isSilent(path: string): Promise<boolean> {
  const probe = `${path}.${randomUUID()}`
  try {
    await writeFile(probe, '')
    const { mtimeMs: now } = await stat(probe)
    const { mtimeMs: touched } = await stat(path)
    return now - touched > SILENT_MS
  } catch (error) {
    // Given back meanwhile.
    if (errorCode(error) === 'ENOENT') return true
    throw error
  } finally {
    await rm(probe, { force: true })
  }
}

async function touch(path: string): Promise<void> {
  const now = new Date()
  // Somebody removed the lock by hand on purpose.
  await utimes(path, now, now).catch(() => {})
}

function busy(output: string, { pid, host }: Holder): UsageError {
  return new UsageError(
    `${output} is being written by process ${pid} on ${host}. Wait for it, or name another output. If that run is gone, remove ${lockPath(output)}.`,
  )
}
