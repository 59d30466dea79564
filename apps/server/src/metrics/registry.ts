/**
 * The labels that exist. Their values are routes, statuses and codes that the service declares, never
 * an account or anything that a caller sends.
 */
type LabelName = 'bucket' | 'code' | 'kind' | 'method' | 'outcome' | 'route' | 'status' | 'version'
type Labels<Name extends LabelName> = Readonly<Record<Name, string>>

export interface Counter<Name extends LabelName> {
  add(labels: Labels<Name>, amount: number): void
}
export interface Histogram<Name extends LabelName> {
  observe(labels: Labels<Name>, value: number): void
}

export interface Registry {
  counter<Name extends LabelName>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): Counter<Name>
  histogram<Name extends LabelName>(
    name: string,
    help: string,
    labels: readonly Name[],
    bounds: readonly number[],
  ): Histogram<Name>
  /** A value that is read at each scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** All metrics in the text format of Prometheus. */
  render(): string
}

/** The metrics of one process. It is small enough to need no client library, and the usual one is not maintained. */
export function createRegistry(): Registry {
  const families: (() => string[])[] = []
  const declare = (name: string, type: string, help: string, samples: () => string[]) => {
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()])
  }
  return {
    counter: (name, help, labels) => {
      const totals = new Map<string, number>()
      declare(name, 'counter', help, () =>
        [...totals].map(([series, total]) => `${name}${braces(series)} ${total}`),
      )
      return {
        add: (values, amount) => {
          const series = seriesOf(labels, values)
          totals.set(series, (totals.get(series) ?? 0) + amount)
        },
      }
    },
    histogram: (name, help, labels, bounds) => {
      const all = new Map<string, { readonly counts: number[]; sum: number; count: number }>()
      declare(name, 'histogram', help, () =>
        [...all].flatMap(([series, { counts, sum, count }]) => [
          ...bounds.map((bound, index) =>
            bucketLine(name, series, String(bound), counts[index] ?? 0),
          ),
          bucketLine(name, series, '+Inf', count),
          `${name}_sum${braces(series)} ${sum}`,
          `${name}_count${braces(series)} ${count}`,
        ]),
      )
      return {
        observe: (values, value) => {
          const series = seriesOf(labels, values)
          const entry = all.get(series) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 }
          for (const [index, bound] of bounds.entries()) {
            if (value <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + 1
          }
          entry.sum += value
          entry.count += 1
          all.set(series, entry)
        },
      }
    },
    gauge: (name, help, read) => declare(name, 'gauge', help, () => [`${name} ${read()}`]),
    render: () => `${families.flatMap((family) => family()).join('\n')}\n`,
  }
}

function seriesOf<Name extends LabelName>(names: readonly Name[], values: Labels<Name>): string {
  return names.map((name) => `${name}="${escapeValue(values[name])}"`).join(',')
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function braces(series: string): string {
  return series === '' ? '' : `{${series}}`
}

function bucketLine(name: string, series: string, bound: string, count: number): string {
  return `${name}_bucket{${series}${series === '' ? '' : ','}le="${bound}"} ${count}`
}
