import { describe, expect, it } from 'vitest'
import { parsePolicy } from './parse-policy.ts'

const problemOf = (text: string) => {
  try {
    parsePolicy('house.policy.yaml', text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const withClause = (...lines: string[]) => `clauses:\n  - id: a\n    ${lines.join('\n    ')}\n`

describe('the text of a policy file', () => {
  it('is YAML or JSON', () => {
    const json = '{\n\t"clauses": [{ "id": "a", "says": "No hype." }]\n}\n'
    for (const text of [withClause('says: No hype.'), json]) {
      expect(parsePolicy('p', text).clauses).toMatchObject([
        { rule: { id: 'a', says: 'No hype.' } },
      ])
    }
  })

  it('has places for its clauses', () => {
    const text = `name: x\n${withClause('says: No hype.')}  - { id: b, says: Cut hype. }\n`
    expect(parsePolicy('p', text).clauses.map(({ place }) => place)).toEqual([
      { line: 3, column: 5 },
      { line: 5, column: 7 },
    ])
  })

  it.each([
    ['is broken', 'clauses: [', 'could not be read: a bracket is not closed'],
    ['is empty', '', 'Missing `clauses` or `extends`, expected one of them. See line 1, column 1.'],
    ['is a list', '- a\n', 'Unexpected value ["a"] for the whole value, expected object.'],
    [
      'has a key that is none',
      'clause: []\n',
      'Unknown key `clause`. Did you mean `clauses`? See line 1, column 1.',
    ],
    [
      'has a key that no clause has',
      withClause('says: No hype.', 'sevrity: high'),
      'Unknown key `sevrity`. Did you mean `severity`? See line 4, column 5.',
    ],
    [
      'has a decision that is none',
      withClause('says: No hype.', 'decision: allow'),
      'Unexpected value "allow" for `clauses[0].decision`, expected one of none, revise, human_review, reject. See line 4, column 5.',
    ],
    [
      'says nothing',
      withClause('reason: Why not.'),
      'Missing `says`, `form` or `off`, expected one of them. See line 2, column 5.',
    ],
    [
      'says two things',
      withClause('says: No hype.', 'off: true'),
      'Unexpected `off` beside `says`, expected one of them.',
    ],
    [
      'makes two demands in one clause',
      withClause('says: No hype. Cut clichés.'),
      '`clauses[0].says`: Found 2 demands in one clause, expected one. Make a clause of each. See line 3, column 5.',
    ],
    [
      'has an id twice',
      `${withClause('says: No hype.')}  - { id: a, says: Cut hype. }\n`,
      'Unexpected id `a`, which another clause of this file has. Choose another one. See line 4, column 7.',
    ],
    [
      'names a thing that no detector finds',
      withClause('form:', '  kind: ban', '  targets: [{ kind: detector, name: prise }]'),
      'Did you mean `price`? See line 5, column 35.',
    ],
    [
      'gives a detector what it does not take',
      withClause('form: { kind: ban, targets: [{ kind: detector, name: emoji, value: 3 }] }'),
      '`clauses[0].form.targets[0].value`: Unexpected value: `emoji` takes none.',
    ],
    [
      'names a topic that there is not',
      withClause('form: { kind: ban, targets: [{ kind: topic, name: medicall }] }'),
      'Did you mean `medical`?',
    ],
    [
      'excepts what there is not',
      withClause(
        'form:',
        '  kind: ban',
        '  targets: [{ kind: evidence, name: claims }]',
        '  unless: [{ kind: target, target: { kind: evidence, name: quote } }]',
      ),
      '`clauses[0].form.unless[0].target.name`: Unknown name `quote`. Did you mean `quotes`?',
    ],
    [
      'looks for nothing',
      withClause('form: { kind: ban }'),
      'Missing `targets`, `needs` or `conditions`, expected one of them',
    ],
    [
      'looks for a phrase without words',
      withClause('form: { kind: ban, targets: [{ kind: phrase, words: "!!" }] }'),
      'Unexpected phrase without a word',
    ],
    [
      'unfolds to too much',
      `a: &a [x]\nb: &b [${'*a, '.repeat(40)}*a]\nclauses: [${'*b, '.repeat(40)}*b]\n`,
      'could not be read',
    ],
  ])('that %s is a mistake, with its place', (_name, text, problem) => {
    expect(problemOf(text)).toContain(problem)
    expect(problemOf(text)).toMatch(/^house\.policy\.yaml: .* See line \d+, column \d+\.$/)
  })
})
