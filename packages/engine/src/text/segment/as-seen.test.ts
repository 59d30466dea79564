import { describe, expect, it } from 'vitest'
import { asSeen } from './as-seen.ts'

describe('a text as a reader sees it', () => {
  it.each([
    ['letters of Cyrillic that look Latin', 'Ехреrts sау', 'Experts say'],
    ['soft hyphens and zero-width characters', 'Ex\u00adpe\u200brts\ufeff say', 'Experts say'],
    ['accents and typographic marks', '“Café” — it’s', '“Café” — it’s'],
    ['letters that imitate nothing', 'ждём', 'ждём'],
    ['nothing', '', ''],
  ])('of %s', (_what, text, seen) => {
    expect(asSeen(text, true)).toBe(seen)
  })

  it('keeps letters of another script where the draft is in that script', () => {
    expect(asSeen('рас\u00adсвет', false)).toBe('рассвет')
  })
})
