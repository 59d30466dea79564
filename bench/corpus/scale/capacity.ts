/** What was measured of one document, one byte and one shard. */
export interface ScaleConstants {
  readonly bytesPerDocument: number
  readonly outputBytesPerDocument: number
  /** CPU seconds that score a million documents, with the start of the workers. */
  readonly cpuPerMillion: number
  /** CPU seconds that find the shards of a gigabyte. */
  readonly planCpuPerGigabyte: number
  /** Seconds that one worker needs for a shard beside its texts: queue, files and disk. */
  readonly secondsPerShard: number
  /** CPU seconds that join a gigabyte of parts. */
  readonly joinCpuPerGigabyte: number
}

/** Bytes of a shard, as `corpus plan` cuts them. */
const SHARD_BYTES = 64 * 1024 * 1024
/** What a core costs for an hour, in US dollars: an assumption to be replaced, not a measurement. */
export const PRICE_OF_CORE_HOUR = 0.04

/** What so many documents need, by the constants alone. */
export function capacity(documents: number, constants: ScaleConstants) {
  const bytes = documents * constants.bytesPerDocument
  const shards = Math.max(1, Math.ceil(bytes / SHARD_BYTES))
  const scoring = (documents / 1e6) * constants.cpuPerMillion
  const planning = (bytes / 1e9) * constants.planCpuPerGigabyte
  const outputBytes = documents * constants.outputBytesPerDocument
  const joining = (outputBytes / 1e9) * constants.joinCpuPerGigabyte
  const around = shards * constants.secondsPerShard
  const coreHours = (scoring + planning + joining + around) / 3600
  return {
    documents,
    bytes,
    outputBytes,
    shards,
    coreHours,
    coresForADay: Math.ceil((scoring + around) / 86_400),
    planningSeconds: planning,
    joiningSeconds: joining,
    dollars: coreHours * PRICE_OF_CORE_HOUR,
  }
}

/** The capacity of one million, 10^8 and 10^10 documents as a table. */
export function capacityTable(constants: ScaleConstants): string[] {
  const columns = [1e6, 1e8, 1e10].map((documents) => capacity(documents, constants))
  const row = (name: string, show: (column: ReturnType<typeof capacity>) => string) =>
    `| ${[name, ...columns.map(show)].join(' | ')} |`
  return [
    '| Documents | 10^6 | 10^8 | 10^10 |',
    '| --- | --- | --- | --- |',
    row('Input', ({ bytes }) => sizeText(bytes)),
    row('Output, JSON lines', ({ outputBytes }) => sizeText(outputBytes)),
    row('Shards of 64 MB', ({ shards }) => shards.toLocaleString('en')),
    row('Core hours', ({ coreHours }) => numberText(coreHours)),
    row('Cores that do it in a day', ({ coresForADay }) => coresForADay.toLocaleString('en')),
    row('`plan`, on one core', ({ planningSeconds }) => durationText(planningSeconds)),
    row('`join`, on one core', ({ joiningSeconds }) => durationText(joiningSeconds)),
    row('US dollars', ({ dollars }) => numberText(dollars)),
  ]
}

function sizeText(bytes: number): string {
  return bytes >= 1e12 ? `${numberText(bytes / 1e12)} TB` : `${numberText(bytes / 1e9)} GB`
}

function durationText(seconds: number): string {
  if (seconds < 120) return `${numberText(seconds)} s`
  return seconds < 7200 ? `${numberText(seconds / 60)} min` : `${numberText(seconds / 3600)} h`
}

function numberText(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value >= 10 ? value.toFixed(1) : value.toPrecision(2)
}
