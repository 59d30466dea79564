import { readdirSync, readFileSync } from 'node:fs'
import { policyJsonSchema } from '@content-trust/workspace/parse'
import { parse } from 'yaml'

const folder = 'packages/workspace/policies'
const ending = '.policy.yaml'

/**
 * The shipped policies as one module, so that a bundle holds them and no YAML is read for them; and the JSON schema that
 * editors check and complete policy files with.
 */
export function generatePolicyFiles(): readonly (readonly [path: string, text: string])[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  const policies = names
    .sort()
    .map((name): [string, unknown] => [
      name.slice(0, -ending.length),
      parse(readFileSync(`${folder}/${name}`, 'utf8')),
    ])
  return [
    [
      'packages/workspace/src/policy/shipped-policies.generated.json',
      show(Object.fromEntries(policies)),
    ],
    ['packages/workspace/policy.schema.json', show(policyJsonSchema())],
  ]
}

function show(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
