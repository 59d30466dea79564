import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ConfigEntry } from './config-entry.ts'
import { insertInYaml } from './insert-in-yaml.ts'

const rule = { key: 'ignore_rules', name: 'vague-attribution', reason: 'why' } as const

function ignore(text: string, entry: ConfigEntry = rule): string | null {
  const insertion = insertInYaml(text, entry)
  if (insertion === null) return null
  return text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at)
}

it.each([
  ['an empty file', '', 'ignore_rules:\n  vague-attribution: "why"\n'],
  ['comments alone', '# Ours.', '# Ours.\nignore_rules:\n  vague-attribution: "why"\n'],
  [
    'other keys',
    '# What for.\nintended_use:   cite # and why\n',
    '# What for.\nintended_use:   cite # and why\nignore_rules:\n  vague-attribution: "why"\n',
  ],
  [
    'other keys, without a line break at the end',
    'fail_on: high',
    'fail_on: high\nignore_rules:\n  vague-attribution: "why"',
  ],
  [
    'a comment behind the last key',
    'fail_on: high\n\n# The end.\n',
    'fail_on: high\nignore_rules:\n  vague-attribution: "why"\n\n# The end.\n',
  ],
  [
    'rules with reasons',
    'ignore_rules:\n    future-claim: ours # agreed\nfail_on: high\n',
    'ignore_rules:\n    future-claim: ours # agreed\n    vague-attribution: "why"\nfail_on: high\n',
  ],
  [
    'a list of rules',
    'ignore_rules:\n- future-claim\n- hedge-stack   # agreed\n\nfail_on: high\n',
    'ignore_rules:\n- future-claim\n- hedge-stack   # agreed\n- vague-attribution\n\nfail_on: high\n',
  ],
  [
    'a list in brackets',
    'ignore_rules: [future-claim]\n',
    'ignore_rules: [future-claim, vague-attribution]\n',
  ],
  ['an empty list', 'ignore_rules: []\n', 'ignore_rules: [vague-attribution]\n'],
  [
    'a map in brackets',
    'ignore_rules: { future-claim: ours }\n',
    'ignore_rules: { future-claim: ours, vague-attribution: "why" }\n',
  ],
  ['an empty map', 'ignore_rules: {}\n', 'ignore_rules: {vague-attribution: "why"}\n'],
  [
    'the key without a value',
    'ignore_rules:\nfail_on: high\n',
    'ignore_rules:\n  vague-attribution: "why"\nfail_on: high\n',
  ],
  [
    'line ends of Windows',
    'fail_on: high\r\nignore_rules:\r\n  future-claim: ours\r\n',
    'fail_on: high\r\nignore_rules:\r\n  future-claim: ours\r\n  vague-attribution: "why"\r\n',
  ],
  [
    'a reason of several lines',
    'ignore_rules:\n  future-claim: >\n    ours,\n    all of us\nfail_on: high\n',
    'ignore_rules:\n  future-claim: >\n    ours,\n    all of us\n  vague-attribution: "why"\nfail_on: high\n',
  ],
])('ignores a rule in a config with %s, and keeps the rest', (_name, text, expected) => {
  const edited = ignore(text)
  expect(edited).toBe(expected)
  const { ignore_rules: before, ...rest } = parse(text) ?? {}
  const { ignore_rules: after, ...left } = parse(edited ?? '')
  expect(left).toEqual(rest)
  const names = (rules: unknown) =>
    Array.isArray(rules) ? rules : Object.keys(typeof rules === 'object' ? (rules ?? {}) : {})
  expect(names(after)).toEqual([...names(before), 'vague-attribution'])
})

it.each([
  ['names the rule already', 'ignore_rules: [vague-attribution]\n'],
  ['brings the rule back', 'ignore_rules: { vague-attribution: false }\n'],
  ['is not YAML', 'ignore_rules: [\n'],
  ['is a list', '- ignore_rules\n'],
  ['has a word in place of the rules', 'ignore_rules: none\n'],
])('leaves a text alone that %s', (_name, text) => {
  expect(ignore(text)).toBeNull()
})

it.each([
  ['an empty file', '', 'accept:\n  - "state of the art"\n'],
  ['other keys', 'fail_on: high\n', 'fail_on: high\naccept:\n  - "state of the art"\n'],
  [
    'a list',
    'accept:\n  - Vibrant # ours\n',
    'accept:\n  - Vibrant # ours\n  - "state of the art"\n',
  ],
  ['a list in brackets', 'accept: [Vibrant]\n', 'accept: [Vibrant, "state of the art"]\n'],
  ['the key without a value', 'accept:\n', 'accept:\n  - "state of the art"\n'],
  ['keys in brackets', '{ fail_on: high }\n', '{ fail_on: high, accept: ["state of the art"] }\n'],
])('accepts a term in a config with %s', (_name, text, expected) => {
  const edited = ignore(text, { key: 'accept', name: 'state of the art', reason: null })
  expect(edited?.replace(/ +}/, ' }')).toBe(expected)
  expect(parse(edited ?? '').accept).toContain('state of the art')
})

it.each([
  ['names the term already', 'accept: [ "yes" ]\n'],
  ['has a map where a list belongs', 'accept: { Vibrant: true }\n'],
])('accepts no term in a text that %s', (_name, text) => {
  expect(ignore(text, { key: 'accept', name: 'yes', reason: null })).toBeNull()
})

it('writes a term that YAML would read as something else in quotes', () => {
  expect(ignore('accept: []\n', { key: 'accept', name: 'yes', reason: null })).toMatch(/yes/)
  const edited = ignore('accept: []\n', { key: 'accept', name: 'true', reason: null })
  expect(parse(edited ?? '')).toEqual({ accept: ['true'] })
})

it('adds to a list that is written in camelCase', () => {
  expect(parse(ignore('ignoreRules: [future-claim]\n') ?? '')).toEqual({
    ignoreRules: ['future-claim', 'vague-attribution'],
  })
})
