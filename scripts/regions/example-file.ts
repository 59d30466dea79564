import { readFileSync } from 'node:fs'

/** An example file as a block of code, without the comment that only an editor reads. */
export function exampleFile(path: string): string {
  const text = readFileSync(path, 'utf8').replace(/^# yaml-language-server:.*\n/, '')
  return `\`\`\`yaml\n${text}\`\`\``
}
