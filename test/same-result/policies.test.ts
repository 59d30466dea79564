import { describe, expect, it } from 'vitest'
import { settingsHosts } from './hosts/index.ts'
import type { HouseFolder } from './house-folder.ts'
import type { Verdict } from './verdict.ts'

const draft = `# Pump

The old pump costs $40 in May. Write to the office for a copy of the bill.

Its lid is blue, and the best one we have.
`

/** A folder whose config names a policy that extends another and a package, with an override that names one more. */
const house: HouseFolder = {
  files: {
    'pump.md': draft,
    'blog/pump.md': draft,
    'content-trust.config.yml':
      'policy: [./rules/house.policy.yaml]\nfail_on_rules: [policy]\noverrides:\n  - files: [blog/**]\n    policy: ./rules/blog.policy.json\n',
    'rules/house.policy.yaml':
      'extends: [./base.policy.yml, "@acme/policy"]\nclauses:\n  - { id: no-stars, off: true }\n  - { id: no-prices, says: No prices., decision: revise, severity: low, reason: They change. }\n',
    'rules/base.policy.yml':
      'clauses:\n  - { id: no-prices, says: No prices. }\n  - { id: no-stars, says: No superlatives. }\n',
    'rules/blog.policy.json': JSON.stringify({
      clauses: [{ id: 'no-prices', says: 'No prices.', severity: 'high' }],
    }),
    'node_modules/@acme/policy/acme.policy.json': JSON.stringify({
      clauses: [
        {
          id: 'no-bills',
          form: { kind: 'ban', targets: [{ kind: 'phrase', words: 'bill' }] },
        },
      ],
    }),
  },
  drafts: ['pump.md', 'blog/pump.md'],
  baseline: null,
}

/** Severity and words of each finding of the policy. */
function policyFindings({ findings }: Verdict): string[] {
  return findings
    .filter(({ rule }) => rule === 'policy')
    .map(({ severity, start, end }) =>
      [severity, start === null || end === null ? '' : draft.slice(start, end)].join(' '),
    )
    .sort()
}

describe('policy files of one config', () => {
  it.each(settingsHosts)('say the same in $name', async (host) => {
    const said = await host.check(house)
    const findings = Object.entries(said).map(([path, verdict]) => [path, policyFindings(verdict)])
    expect(Object.fromEntries(findings)).toEqual({
      'pump.md': ['low $40', 'low bill'],
      'blog/pump.md': ['high $40', 'low bill'],
    })
    for (const { gateFailed } of Object.values(said)) expect(gateFailed).toBe(true)
  })
})
