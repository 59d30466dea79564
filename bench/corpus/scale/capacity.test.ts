import { expect, it } from 'vitest'
import { capacity, capacityTable } from './capacity.ts'

const constants = {
  bytesPerDocument: 1000,
  outputBytesPerDocument: 400,
  cpuPerMillion: 360,
  planCpuPerGigabyte: 2,
  secondsPerShard: 0.1,
  joinCpuPerGigabyte: 1,
}

it('counts what documents need from what one of them needs', () => {
  const found = capacity(1e8, constants)
  expect(found).toMatchObject({
    bytes: 1e11,
    outputBytes: 4e10,
    shards: 1491,
    planningSeconds: 200,
  })
  // 36,000 s of scoring, 200 s of planning, 40 s of joining, 149.1 s around shards
  expect(found.coreHours).toBeCloseTo(36_389.1 / 3600, 5)
  expect(found.coresForADay).toBe(1)
  expect(capacity(1e10, constants).coresForADay).toBe(42)
})

it('shows three sizes side by side', () => {
  const table = capacityTable(constants)
  expect(table).toContain('| Input | 1.0 GB | 100 GB | 10.0 TB |')
  expect(table).toContain('| Shards of 64 MB | 15 | 1,491 | 149,012 |')
})
