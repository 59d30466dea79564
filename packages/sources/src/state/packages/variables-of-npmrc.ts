import { readFileSync } from 'node:fs'

/** A comment, or a secret for a registry, which is never sent. */
const harmless =
  /^\s*(?:[;#]|\/\/[^\s=$]+:(?:_authToken|_auth|_password|username|email|certfile|keyfile)\s*=)/

/**
 * Whether a file of npm's configuration puts variables of the environment into anything that may become an address. The file
 * of a folder may be a stranger's, who would learn them that way.
 */
export function putsVariablesIntoAddresses(path: string): boolean {
  return readText(path)
    .split(/[\r\n]+/)
    .some((line) => line.includes('${') && !harmless.test(line))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
