/** A user's mistake: the command prints the message and exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads the code of a system error such as `ENOENT`. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

/** Says why a file could not be read, without its path. */
export function fileProblem(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'no such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'not readable: permission denied'
    case 'ELOOP':
      return 'not readable: the link leads back to itself'
    case 'EISDIR':
      return 'a folder, expected a file'
    case 'ENAMETOOLONG':
      return 'the path is too long'
    default:
      return `not readable: ${error instanceof Error ? error.message : String(error)}`
  }
}
