import { readFileSync } from 'node:fs'

/** The settings that are secrets: each can also be read from a file, which `…_FILE` names. */
const secretSettings = [
  'CONTENT_TRUST_SECRET',
  'CONTENT_TRUST_SECOND_SECRET',
  'DATABASE_URL',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings with the secrets filled in from files, as orchestrators mount them: an environment can be read by every
 * child process and by whoever may inspect the container. A line break at the end is not part of a secret.
 *
 * @param refuse is called with a setting and what is wrong with it, and throws
 */
export function withSecretFiles(
  environment: Environment,
  refuse: (setting: string, detail: string) => never,
): Environment {
  const found = secretSettings.flatMap((name) => {
    const file = environment[`${name}_FILE`] ?? ''
    if (file === '') return []
    if ((environment[name] ?? '') !== '') refuse(`${name}_FILE`, `expected it or ${name}, not both`)
    return [[name, readSecret(`${name}_FILE`, file, refuse)] as const]
  })
  return { ...environment, ...Object.fromEntries(found) }
}

function readSecret(
  setting: string,
  file: string,
  refuse: (setting: string, detail: string) => never,
): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    refuse(setting, `expected a file that can be read (${code})`)
  }
  const secret = text.replace(/\r?\n$/, '')
  // An empty setting counts as one that is not made, and the service would start with another secret.
  return secret === '' ? refuse(setting, 'expected a file that is not empty') : secret
}
