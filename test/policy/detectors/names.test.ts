import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { detectors } from '../../../packages/engine/src/policy/detectors/index.ts'

it.each(detectors)('every name of $id is read as a whole', ({ names }) => {
  const partly = names.filter((name) => {
    const clauses = explainPolicy(`No ${name}.`)
    return clauses.length !== 1 || clauses[0].reading !== 'whole'
  })
  expect(partly).toEqual([])
})
