import type { Document } from '../packages/engine/src/text/document/document.ts'
import { commonWords } from '../packages/engine/src/text/lexicons/common-words.ts'
import { scanMarkdown } from '../packages/engine/src/text/markdown/scan-markdown.ts'
import { compileRules } from '../packages/engine/src/text/rule-engine/compile-rules.ts'
import { rules } from '../packages/engine/src/text/rules/index.ts'
import { createDocument } from '../packages/engine/src/text/tokenize/create-document.ts'
import { sentenceBreaker } from '../packages/engine/src/text/tokenize/sentence-breaks.ts'

/** The rules as the engine compiles them. */
export const compiled = compileRules(rules, commonWords)

/** A draft read as the engine reads it. */
export function readDocument(text: string): Document {
  return createDocument(scanMarkdown(text, 'markdown'), compiled.vocabulary, sentenceBreaker)
}
