import { expect, it } from 'vitest'
import { checkRevisionSafety } from '../safety/check-revision-safety.ts'
import { analyzeText } from '../text/analyze-text.ts'
import { withRevision } from './auto-revise.ts'

const source = 'The pump moved 14 mm in 2021, and the crew utilised 38 anchors.'
const result = analyzeText({ source, syntax: 'markdown' })

it('R-REV-04 R-TXT-16 gives no revised text when the safety check failed, and says so', () => {
  const text = source.replace('14', '15')
  const safety = checkRevisionSafety(source, text)
  const revised = withRevision(result, { text, notes: ['line 1: “14” → “15”'], safety })
  expect(revised).not.toHaveProperty('revised_text')
  expect(revised.revision_notes).toEqual([])
  expect(revised.revision_safety).toMatchObject({ status: 'failed' })
})

it('R-REV-08 gives the revised text, its notes and the verdict when the check passed', () => {
  const text = source.replace('utilised', 'used')
  const safety = checkRevisionSafety(source, text)
  expect(withRevision(result, { text, notes: ['a note'], safety })).toMatchObject({
    revised_text: text,
    revision_notes: ['a note'],
    revision_safety: { status: 'passed' },
  })
})
