import { defineDetector } from '../detector.ts'
import { codeFences } from './code-fences.ts'

/** Blocks of code that do not say their language. */
export const unlabelledCode = defineDetector({
  id: 'unlabelled-code',
  names:
    'unlabelled code, unlabeled code, unlabelled code block, unlabelled code blocks, unlabeled code blocks, untagged code blocks, bare code blocks, code block without a language, code blocks without a language, code blocks without language, code blocks without a language tag, code blocks without a language identifier, code blocks with no language, code fences without a language, fenced code without a language, fences without a language, code samples without a language',
  describe: 'blocks of code whose opening fence names no language',
  readsQuotes: true,
  *find(draft) {
    for (const { language, start, end } of codeFences(draft))
      if (language === '') yield { start, end }
  },
})
