import { describe, expect, it } from 'vitest'
import { settingsHosts } from './hosts/index.ts'
import type { HouseFolder } from './house-folder.ts'
import type { Verdict } from './verdict.ts'

const terms = `# Terms

The state of the art pump is fine, and Vibrant made it. We utilise it on Github.

<!-- content-trust-disable-next-line rejected-term -- the name of a file -->
See the whitelist.

Our flywheel turns, and so does the \`flywheel\` in code.
`

const rule = {
  id: 'acme-flywheel',
  type: 'other',
  severity: 'low',
  phrases: ['(flywheel|flywheels)'],
  message: '“{quote}” does not say what happens.',
  fix: 'Name the step.',
}

/** One folder whose settings hold house terms, in a file that another extends and in an override. */
const house: HouseFolder = {
  files: {
    'terms.md': terms,
    'blog/terms.md': terms,
    'content-trust.config.json': JSON.stringify({
      extends: './house.json',
      reject: { Github: 'GitHub' },
      severity: { 'acme-flywheel': 'high' },
      fail_on_rules: ['acme-flywheel'],
      overrides: [{ files: ['blog/**'], reject: { Github: false }, severity: { other: 'low' } }],
    }),
    'house.json': JSON.stringify({
      accept: ['state of the art', 'utilise'],
      reject: { whitelist: 'allow list', pump: { replacement: 'motor', severity: 'high' } },
      rules: [rule],
    }),
  },
  drafts: ['terms.md', 'blog/terms.md'],
  baseline: null,
}

/** Rule, severity and words of each finding of the house. */
function houseFindings({ findings }: Verdict): string[] {
  return findings
    .filter(({ rule: id }) => id === rule.id || id === 'rejected-term' || id === 'long-word')
    .map(({ rule: id, severity, start, end }) =>
      [id, severity, start === null || end === null ? '' : terms.slice(start, end)].join(' '),
    )
    .sort()
}

describe('house terms of one config', () => {
  it.each(settingsHosts)('say the same in $name', async (host) => {
    const said = await host.check(house)
    const findings = Object.entries(said).map(([path, verdict]) => [path, houseFindings(verdict)])
    expect(Object.fromEntries(findings)).toEqual({
      'terms.md': [
        'acme-flywheel high flywheel',
        'rejected-term high pump',
        'rejected-term medium Github',
      ],
      'blog/terms.md': ['acme-flywheel high flywheel', 'rejected-term low pump'],
    })
    for (const { gateFailed, failedBy } of Object.values(said)) {
      expect(gateFailed).toBe(true)
      expect(failedBy ?? ['acme-flywheel']).toEqual(['acme-flywheel'])
    }
  })
})
