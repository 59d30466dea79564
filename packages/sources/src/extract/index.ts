export { type Extraction, extractReferences } from './extract-references.ts'
export { hasCheckDigit } from './isbn.ts'
