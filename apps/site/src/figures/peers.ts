import { axisFor, type Chart } from './chart.ts'

const speed = 'MB/s (CPU)'
const columns = ['peer', speed, 'findings/KB', 'peak RSS MB'] as const

/** The speed of the engine and of other tools on the same files, from the table of `bench/results/peers.md`. */
export function speedBesidePeers(page: string): Chart {
  const rows = tableOf(page).map(
    ([peer = '', megabytes = '', findings = '', memory = '']) =>
      [peer, Number(megabytes), findings, memory] as const,
  )
  return {
    about: 'Tool',
    heads: ['MB a CPU second', 'findings a KB', 'memory, MB'],
    axis: axisFor(
      rows.map(([, megabytes]) => megabytes),
      'MB/s',
    ),
    legend: [],
    rows: rows.map(([peer, megabytes, findings, memory]) => ({
      label: peer.replace(/^ours \(engine\)$/, 'Content Trust').replace(/^floor: /, ''),
      parts: [{ value: megabytes, tone: 0 }],
      cells: [megabytes.toPrecision(2), findings === '' ? '–' : findings, memory],
      isOurs: peer.startsWith('ours'),
    })),
  }
}

/** Under which conditions it was measured, as the page says it in its list. */
export function conditionsOf(page: string, name: 'Date' | 'Machine' | 'Versions'): string {
  const found = new RegExp(`^- ${name}: (.+)$`, 'm').exec(page)?.[1]
  if (found === undefined) throw new Error(`bench/results/peers.md has no line “- ${name}: …”`)
  return found
}

function tableOf(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('|'))
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  const places = columns.map((name) => head.indexOf(name))
  if (places.includes(-1)) {
    throw new Error(
      `bench/results/peers.md has the columns ${head.join(', ')}, expected ${columns.join(', ')} among them`,
    )
  }
  return rows.map((row) => places.map((at) => row[at] ?? ''))
}
