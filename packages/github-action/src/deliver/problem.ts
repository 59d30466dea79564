import { isForbidden, readHttpError } from '../github/http-error.ts'

/** Something that was asked for and could not be delivered. */
export interface Problem {
  readonly message: string
  /** Whether the token lacks a permission, which a fork's token always does. */
  readonly isPermission: boolean
}

/** Runs one delivery; what GitHub refused becomes a problem that names the permission to add. */
export async function attempt(
  what: string,
  permission: string,
  work: () => Promise<void>,
): Promise<Problem[]> {
  try {
    await work()
    return []
  } catch (error) {
    const found = readHttpError(error)
    if (found === null) throw error
    if (isForbidden(error)) {
      const message = `${what}: GitHub refused (${found.status}). The job needs the permission \`${permission}\`.`
      return [{ message, isPermission: true }]
    }
    const reason = found.message.split('\n')[0] ?? ''
    return [{ message: `${what}: GitHub answered ${found.status}: ${reason}`, isPermission: false }]
  }
}
