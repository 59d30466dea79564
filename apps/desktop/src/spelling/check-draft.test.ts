import { expect, it } from 'vitest'
import { createChecker } from './check-draft.ts'
import type { Linter } from './open-linter.ts'

/** A linter that has nothing to say and remembers what it was asked. */
function silent(): Linter & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    lint: async (paragraph) => {
      asked.push(paragraph)
      return []
    },
  }
}

const task = {
  draft: 'one',
  syntax: 'markdown',
  dialect: 'american',
  near: 0,
  budget: 1e9,
} as const

it('checks only paragraphs that changed, whichever draft they are in', async () => {
  const linter = silent()
  const checker = createChecker(linter)
  await checker.check({ ...task, request: 1, text: '# Oven\n\nOne loaf.\n\nTwo loaves.' })
  expect(linter.asked).toEqual(['Oven', 'One loaf.', 'Two loaves.'])
  await checker.check({ ...task, request: 2, text: '# Oven\n\nOne loaf more.\n\nTwo loaves.' })
  await checker.check({ ...task, draft: 'two', request: 1, text: '> One *loaf*.\n\nTwo loaves.' })
  expect(linter.asked.slice(3)).toEqual(['One loaf more.'])
  await checker.check({ ...task, request: 3, dialect: 'british', text: 'One loaf.' })
  expect(linter.asked.slice(4)).toEqual(['One loaf.'])
})

it('checks no paragraph that is too long to be prose', async () => {
  const linter = silent()
  await createChecker(linter).check({ ...task, request: 1, text: 'loaf '.repeat(5000) })
  expect(linter.asked).toEqual([])
})
