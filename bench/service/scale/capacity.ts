import type { FleetRow } from './measure-fleet.ts'

/** What a number of cores does, on paper, from the CPU that one request costs. */
export interface Capacity {
  readonly cores: number
  readonly rate: number
  /** How the cores are shared out. */
  readonly serviceCores: number
  readonly postgresCores: number
  readonly balancerCores: number
}

/** No more of a machine is planned for, so that a burst finds room and answers stay quick. */
const planned = 0.7

/** Rates grow with cores as long as nothing else is full: the costs of a request add up. */
export function capacityOf(
  { serviceCpu, postgresCpu, balancerCpu }: FleetRow,
  cores: number,
): Capacity {
  const rate = (planned * cores * 1_000) / (serviceCpu + postgresCpu + balancerCpu)
  const share = (cpu: number) => (rate * cpu) / 1_000 / planned
  return {
    cores,
    rate,
    serviceCores: share(serviceCpu),
    postgresCores: share(postgresCpu),
    balancerCores: share(balancerCpu),
  }
}
