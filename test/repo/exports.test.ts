import * as engine from '@content-trust/engine'
import * as report from '@content-trust/engine/report'
import * as schema from '@content-trust/engine/schema'
import { expect, it } from 'vitest'

// What is listed here is public: taking a name away breaks those who use it.

it('exports the engine by these names and no others', () => {
  expect(Object.keys(engine).sort()).toEqual([
    'EngineError',
    'acceptRewrite',
    'addedDirectives',
    'analyzeStyle',
    'analyzeText',
    'autoRevise',
    'byGain',
    'checkRevisionSafety',
    'countWords',
    'createTextSession',
    'engineVersion',
    'explainPolicy',
    'modelVersion',
    'proposeRevisions',
    'revise',
    'rewriteRequest',
    'ruleCatalogue',
  ])
})

it('exports a schema for every shape that goes in or comes out', () => {
  const schemas = Object.keys(schema).filter((name) => name.endsWith('Schema'))
  expect(schemas).toEqual(
    expect.arrayContaining([
      'contextSchema',
      'evidenceItemSchema',
      'evidenceTypeSchema',
      'actionSchema',
      'riskLevelSchema',
      'textResultSchema',
    ]),
  )
  for (const name of schemas) expect(Reflect.get(schema, name)).toHaveProperty('parse')
})

it('exports words for every value that a reader may see', () => {
  expect(Object.keys(report.actionLabels).sort()).toEqual([...schema.actionSchema.options].sort())
  expect(Object.keys(report.evidenceTypeLabels).sort()).toEqual(
    [...schema.evidenceTypeSchema.options].sort(),
  )
  expect(Object.keys(report.primaryReasonLabels).sort()).toEqual(
    [...schema.primaryReasonSchema.options].sort(),
  )
})
