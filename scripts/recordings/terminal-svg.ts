import type { Span } from './parse-ansi.ts'
import { type Appearance, planScenes, type Scene, type Timeline } from './timeline.ts'

/** Pixels: a column, a row, from its top to the foot of its letters, around the rows. */
const CELL = 8.4
const LINE = 19
const FOOT = 14
const PAD = 18
const COLUMNS = 81
/** Rows that are seen at once. */
const HEIGHT = 27
/** How often it is played, so that nothing moves beside a text for ever. */
const ROUNDS = 3

/** Draws commands in a terminal as one animated image that follows light, dark and reduced motion. */
export function terminalSvg(scenes: readonly Scene[], title: string): string {
  const rows: string[] = []
  let row = 0
  for (const [index, { command, rows: printed }] of scenes.entries()) {
    rows.push(drawRow(row, [{ column: 0, text: '$', looks: ['dim'] }]))
    rows.push(drawRow(row, [{ column: 2, text: command, looks: ['bold'] }], `c${index}`))
    const lines = printed.map((spans, line) => drawRow(row + 1 + line, spans))
    rows.push(`<g class="o${index}">${lines.join('')}</g>`)
    row += printed.length + 1
  }
  return page(title, animate(planScenes(scenes, HEIGHT)), rows.join('\n'))
}

/** The rules that play a timeline. */
function animate({ appearances, moves, length }: Timeline): string {
  const share = (at: number) => `${((at / length) * 100).toFixed(2)}%`
  const play = (name: string) => `.${name}{animation:${name} ${length.toFixed(1)}s ${ROUNDS} both}`
  const shown = appearances.map((appearance) => appear(appearance, share) + play(appearance.name))
  const stop = (at: string, row: number) => `${at}{transform:translateY(${-row * LINE}px)}`
  const stops = moves.map(({ at, row }) => stop(share(at), row))
  const last = stop('100%', moves.at(-1)?.row ?? 0)
  return [...shown, `@keyframes move{${stops.join('')}${last}}${play('move')}`].join('\n')
}

function appear({ name, from, to, steps }: Appearance, share: (at: number) => string): string {
  const [before, after, letters] =
    steps === 1
      ? ['visibility:hidden', 'visibility:visible', '']
      : [
          'clip-path:inset(0 100% 0 0)',
          'clip-path:inset(0)',
          `;animation-timing-function:steps(${steps})`,
        ]
  return `@keyframes ${name}{0%{${before}}${share(from)}{${before}${letters}}${share(to + 0.01)},100%{${after}}}`
}

function drawRow(row: number, spans: readonly Span[], name?: string): string {
  const drawn = spans.filter(({ text }) => text.trim() !== '')
  if (drawn.length === 0) return ''
  const kind = name === undefined ? '' : ` class="${name}"`
  const words = drawn.map(drawSpan).join('')
  return `${drawn.map((span) => drawBox(row, span)).join('')}<text${kind} y="${row * LINE + FOOT}">${words}</text>`
}

/** Each span has its place and its width, as fonts differ in theirs. */
function drawSpan({ text, column, looks }: Span): string {
  const kind = looks.length > 0 ? ` class="${looks.join(' ')}"` : ''
  const start = column + text.length - text.trimStart().length
  const kept = text.trim()
  return `<tspan${kind} x="${pixels(start)}" textLength="${pixels([...kept].length)}">${escaped(kept)}</tspan>`
}

/** The ground of words that are light on a colour. */
function drawBox(row: number, { text, column, looks }: Span): string {
  if (!looks.includes('inverse')) return ''
  const colour = looks.find((look) => look !== 'inverse' && look !== 'bold') ?? 'text'
  return `<rect class="box-${colour}" x="${pixels(column)}" y="${row * LINE}" width="${pixels([...text].length)}" height="${LINE - 1}"/>`
}

const pixels = (columns: number) => Number((columns * CELL).toFixed(1))
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const colours = ['text', 'dim', 'red', 'green', 'yellow', 'magenta', 'cyan']

function page(title: string, styles: string, rows: string): string {
  const width = Math.round(COLUMNS * CELL + PAD * 2)
  const height = HEIGHT * LINE + PAD * 2
  const fills = colours.map((name) => `.${name},.box-${name}{fill:var(--${name})}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">${escaped(title)}</title>
<style>
:root{--ground:#fff;--text:#1f2328;--edge:#d1d9e0;--dim:#59636e;--red:#b3261e;--green:#1a7f37;--yellow:#835a00;--magenta:#7a3fc4;--cyan:#0b6e7d}
@media (prefers-color-scheme:dark){:root{--ground:#12161c;--text:#e6edf3;--edge:#3d444d;--dim:#9aa4af;--red:#ff8a80;--green:#6bd386;--yellow:#e3b341;--magenta:#d2a8ff;--cyan:#76e3ea}}
text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--text)}
${fills}.bold{font-weight:700}text .inverse{fill:var(--ground)}
${styles}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}
</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="var(--ground)" stroke="var(--edge)"/>
<svg x="${PAD}" y="${PAD}" width="${width - PAD * 2}" height="${HEIGHT * LINE}"><g class="move">
${rows}
</g></svg>
</svg>
`
}
