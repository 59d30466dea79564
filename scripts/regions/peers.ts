import { readFileSync } from 'node:fs'

const results = 'bench/results/peers.md'

interface Peer {
  readonly name: string
  /** Megabytes of Markdown for each second of processor time. */
  readonly speed: number
}

/** The rows of the table that `npm run bench peers` wrote. */
function measured(): Peer[] {
  const [head = [], , ...rows] = readFileSync(results, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const column = head.indexOf('MB/s (CPU)')
  if (column < 0)
    throw new Error(`${results} has no column “MB/s (CPU)”, found ${head.join(', ')}.`)
  return rows.map((cells) => ({ name: cells[0] ?? '', speed: Number(cells[column]) }))
}

/** How a tool is called on a page: without what its adapter adds in brackets. */
const shortName = (name: string) =>
  name === 'ours (engine)' ? 'Content Trust' : name.replace(/ \(.*\)$/, '')

const rounded = (speed: number) => speed.toFixed(speed < 0.1 ? 2 : 1)

/** The speed of the first tool with its unit, then those of others with their names: words of a sentence. */
export function peerSpeeds(words: string): string {
  const all = measured()
  const [first, ...others] = words.split(', ').map((name) => {
    const peer = all.find((each) => each.name === name)
    if (peer === undefined) throw new Error(`${results} has no row “${name}”, which a page shows.`)
    return peer
  })
  const rest = others.map(({ name, speed }) => `${shortName(name)} ${rounded(speed)}`)
  return [`${rounded(first?.speed ?? 0)} MB per CPU second`, ...rest].join(', ')
}

/** All tools with their speed, the fastest first. */
export function peerTable(): string {
  const rows = measured().toSorted((a, b) => b.speed - a.speed)
  return [
    '| Tool | MB per CPU second |',
    '| --- | ---: |',
    ...rows.map(({ name, speed }) => `| ${shortName(name)} | ${rounded(speed)} |`),
  ].join('\n')
}
