import { expect, it } from 'vitest'
import { capacityOf } from './capacity.ts'
import type { FleetRow } from './measure-fleet.ts'

const row: FleetRow = {
  processes: 4,
  accounts: 64,
  requests: 1_000,
  failures: 0,
  rate: 500,
  p50: 5,
  p99: 9,
  serviceCpu: 1.5,
  postgresCpu: 0.4,
  balancerCpu: 0.1,
  loaderCpu: 0.1,
  lockWait: 0,
  commits: 2,
  machineLoad: 2,
}

it('plans for seven tenths of the cores and shares them out by what a request costs', () => {
  const { rate, serviceCores, postgresCores, balancerCores } = capacityOf(row, 16)
  expect(rate).toBeCloseTo(5_600)
  expect(serviceCores).toBeCloseTo(12)
  expect(postgresCores).toBeCloseTo(3.2)
  expect(balancerCores).toBeCloseTo(0.8)
})
