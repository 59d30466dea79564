import { createHash } from 'node:crypto'

/** Split of the corpora's README: sha1(group) modulo 10; 0 test, 1 dev, the rest train. */
export function splitOf(group: string): 'test' | 'dev' | 'train' {
  const digest = createHash('sha1').update(group).digest('hex')
  const digit = Number(BigInt(`0x${digest}`) % 10n)
  return digit === 0 ? 'test' : digit === 1 ? 'dev' : 'train'
}

/** Half of the reviewed documentation trains, the other half only measures: sha1(path) modulo 2. */
export function isHeldOutMarkdown(path: string): boolean {
  return (createHash('sha1').update(path).digest()[19] & 1) === 0
}

/** Licences that forbid commercial use or derivatives: these texts only evaluate. */
export function isEvaluationOnly(file: string, group: string, licence = ''): boolean {
  if (file === 'alpaca-eval' || /\bN[CD]\b/.test(licence)) return true
  return file === 'docs' && group.includes('You-Dont-Know-JS')
}
