/** A user's mistake: the message says what was found, what was expected and what to do. */
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
  return problem(error, 'readable')
}

/** Says why a file could not be written, without its path. */
export function writeProblem(error: unknown): string {
  return problem(error, 'writable')
}

function problem(error: unknown, quality: 'readable' | 'writable'): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return quality === 'readable' ? 'no such file or folder' : 'no such folder'
    case 'EACCES':
    case 'EPERM':
      return `not ${quality}: permission denied`
    case 'EROFS':
      return `not ${quality}: the file system is read-only`
    case 'ENOSPC':
      return `not ${quality}: no space left`
    case 'ELOOP':
      return `not ${quality}: the link leads back to itself`
    case 'EISDIR':
      return 'a folder, expected a file'
    case 'EEXIST':
      return 'a file, expected a folder'
    case 'ENOTDIR':
      return 'a part of the path is a file, expected a folder'
    case 'ENAMETOOLONG':
      return 'the path is too long'
    default:
      return `not ${quality}: ${error instanceof Error ? error.message : String(error)}`
  }
}
