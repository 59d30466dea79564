export type { Language } from '../text/queries/language.ts'
export { type ProseBlock, readProse } from './read-prose.ts'
