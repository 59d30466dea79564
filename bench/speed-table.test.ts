import { expect, it } from 'vitest'
import { speedTable } from './speed-table.ts'

it('sets each value beside its goal, names its command, and says what was never measured', () => {
  const table = speedTable([
    {
      command: 'npm run bench',
      result: {
        engine: '0.1.0',
        machine: '2 cores',
        date: '2026-01-02',
        measurements: [
          { label: 'rate', value: 12, unit: 'MB/s', goal: { atLeast: 10 } },
          { label: 'start', value: 150, unit: 'ms', goal: { atMost: 120 } },
          { label: 'import', value: 90, unit: 'ms' },
        ],
      },
    },
    { command: 'npm run bench corpus', result: null },
  ])
  expect(table).toContain('| rate | 12.0 MB/s | ≥ 10, reached | `npm run bench` |')
  expect(table).toContain('| start | 150 ms | ≤ 120, missed | `npm run bench` |')
  expect(table).toContain('| not measured | | | `npm run bench corpus` |')
  expect(table).toContain('- Measured: 2026-01-02\n')
  expect(table).not.toContain('import')
})
