import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorCode } from '@content-trust/workspace'

/** States of a process that has ended: a zombie, which nobody has asked about yet, and one on its way out. */
const ended = /^[ZXx]/

/**
 * Whether a process of this machine runs. One that ended is not running, though signals still reach it until its
 * parent asks how it ended; the first process of many containers never does.
 */
export async function isRunning(pid: number, platform = process.platform): Promise<boolean> {
  return !(await hasEnded(pid, platform)) && canBeSignalled(pid)
}

/** Whether this machine still knows a process, be it one that has ended and that nobody has asked about. */
export function canBeSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It belongs to somebody else.
    return errorCode(error) === 'EPERM'
  }
}

/** When a process of this machine started, as Linux counts it; null where it cannot be known. */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const { started } = await readStat(pid)
    return started === undefined ? null : `${boot.trim()} ${started}`
  } catch {
    return null
  }
}

/** False also where nobody can say; Windows keeps no process that has ended. */
async function hasEnded(pid: number, platform: NodeJS.Platform): Promise<boolean> {
  if (platform === 'win32') return false
  try {
    if (platform !== 'linux') {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'state=', '-p', String(pid)])
      return ended.test(stdout.trim())
    }
    const { state = '', threads } = await readStat(pid)
    // Its first thread may have ended while another one still writes.
    return ended.test(state) && Number(threads) <= 1
  } catch {
    return false
  }
}

async function readStat(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of a program may contain spaces and brackets; the fields after it cannot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], threads: fields[17], started: fields[19] }
}
