import type { Document } from '../../document/document.ts'

/** Fewer prose words than this are not text to judge. */
const FEWEST_WORDS = 10

/** Whether a draft holds enough words for any score to mean something. */
export function hasEnoughText(document: Document): boolean {
  return document.proseWords >= FEWEST_WORDS
}
