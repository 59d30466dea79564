import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Members of a module by name. */
export type Mapped = Readonly<Record<string, unknown>>

/** Functions that answer a path of their own. */
const answersPath = new Set(['realpath', 'realpathSync', 'mkdtemp', 'mkdtempSync'])

/** A folder of this machine that is shown as the disk `C:` of Windows. */
export interface WindowsDisk {
  /** A member of `node:fs` that takes and answers paths on `C:`; what is not a function stays. */
  map(name: string, member: unknown): unknown
}

export function diskOf(folder: string): WindowsDisk {
  const real = folder === '' ? '' : realpathSync(folder)

  /** The file behind a path on `C:`, whatever the case of its names; other arguments stay. */
  const toReal = (argument: unknown): unknown => {
    if (typeof argument !== 'string' || !/^c:(?:[\\/]|$)/i.test(argument)) return argument
    const names = argument
      .slice(2)
      .split(/[\\/]+/)
      .filter((name) => name !== '')
    return names.reduce((above, name) => join(above, nameIn(above, name)), real)
  }
  const toShown = (path: string): string =>
    path === real || path.startsWith(`${real}/`)
      ? `C:\\${path.slice(real.length + 1).replaceAll('/', '\\')}`
      : path

  return {
    map: (name, member) => {
      if (typeof member !== 'function' || /^[A-Z]/.test(name)) return member
      return (...args: readonly unknown[]) => {
        const answer: unknown = member(...args.map(toReal))
        if (!answersPath.has(name)) return answer
        if (answer instanceof Promise) return answer.then(toShown)
        return typeof answer === 'string' ? toShown(answer) : answer
      }
    },
  }
}

/** How a folder spells a name; the name itself where it has no such entry. */
function nameIn(folder: string, name: string): string {
  try {
    return readdirSync(folder).find((each) => each.toLowerCase() === name.toLowerCase()) ?? name
  } catch {
    return name
  }
}
