import { problemSchema, problemStatuses } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { helpLink, problemTexts, toProblem } from './problem.ts'

it('says everything twice, in both declared shapes', () => {
  const problem = toProblem(new ApiError('not_found', 'Nothing here.'), 'req_1')
  expect(problemSchema.parse(problem)).toEqual(problem)
  // Strictly: what there is not has no field.
  expect(problem).toStrictEqual({
    type: '/problems/not_found',
    title: problemTexts.not_found.title,
    status: 404,
    detail: 'Nothing here.',
    instance: 'req_1',
    code: 'not_found',
    request_id: 'req_1',
    error: 'not_found',
    message: 'Nothing here.',
  })
})

it('names twenty fields at most, and the two amounts where there are some', () => {
  const errors = Array.from({ length: 21 }, (_, index) => ({ pointer: `/${index}`, detail: 'x' }))
  const extras = { errors, required_cents: 0, balance_cents: 0.5 }
  const problem = toProblem(new ApiError('insufficient_credit', 'Too little.', extras), 'req_1')
  expect(problem.errors).toEqual(errors.slice(0, 20))
  expect(problem).toMatchObject({ required_cents: 0, balance_cents: 0.5 })
})

it('has a title, an advice and a page for every code', () => {
  for (const code of Object.keys(problemStatuses)) {
    expect(Reflect.get(problemTexts, code)).toEqual({
      title: expect.stringMatching(/./),
      advice: expect.stringMatching(/\.$/),
    })
  }
  expect(helpLink('not_found')).toBe('</problems/not_found>; rel="help"')
})
