import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'

/** A thing that is named for itself, with a draft that has it, and one on the wider topic that lacks it. */
it.each([
  ['guns', 'He bought a rifle in May.', 'The violence went on for a week.'],
  ['medicines', 'She takes ibuprofen.', 'The clinic helps people with a fever.'],
  ['drugs', 'Police found cocaine.', 'The clinic helps people with a fever.'],
  ['cars', 'The car stands outside.', 'She drives a bus to work.'],
  ['lawsuits', 'The town sued the builder.', 'The law gives tenants a month.'],
  ['contracts', 'The contract ends in May.', 'The law gives tenants a month.'],
  ['layoffs', 'Forty people were laid off.', 'We are hiring two bakers.'],
  ['politicians', 'A senator opened the fair.', 'Parliament rises in July.'],
])('“No %s” finds them, and not all that is on their topic', (things, named, wider) => {
  const spans = (source: string) => {
    const context = { custom_policy: `No ${things}.` }
    return analyzeText({ source, syntax: 'plain' }, { context }).policy_matches?.length
  }
  expect([spans(named), spans(wider)]).toEqual([1, 0])
})
