import { createHash } from 'node:crypto'
import { createDocument } from '../packages/engine/src/text/create-document.ts'
import type { Document } from '../packages/engine/src/text/document.ts'
import { commonWords } from '../packages/engine/src/text/lexicons/common-words.ts'
import { scanMarkdown } from '../packages/engine/src/text/markdown/scan-markdown.ts'
import { compileRules } from '../packages/engine/src/text/rules/compile-rules.ts'
import { rules } from '../packages/engine/src/text/rules/index.ts'
import { sentenceBreaker } from '../packages/engine/src/text/sentence-breaks.ts'

/** The rules as the engine compiles them. */
export const compiled = compileRules(rules, commonWords)

/** A draft read as the engine reads it. */
export function readDocument(text: string): Document {
  return createDocument(scanMarkdown(text, 'markdown'), compiled.vocabulary, sentenceBreaker)
}

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
export function isEvaluationOnly(file: string, group: string): boolean {
  return file === 'alpaca-eval' || (file === 'docs' && group.includes('You-Dont-Know-JS'))
}
