import type { Rule } from '../../rule-engine/define-rule.ts'
import { stockWordsRule } from './slop-evidence.ts'
import { textureRule } from './texture-evidence.ts'

/** The rules whose hits a score finds: they name what raised it. */
export const scoreRules: readonly Rule[] = [stockWordsRule, textureRule]
