import { plural } from '@content-trust/engine/report'
import type { About, Rate } from '@content-trust/engine/schema'
import { INDENT, wrapPainted } from '../terminal/page.ts'
import type { AboutPage } from './about-facts.ts'

/** A share of fewer texts than this is marked: it says little. */
const FEW = 30
const SHARE_WIDTH = 17
const TEXTS_WIDTH = 6

/** Draws how often the scores are wrong: people flagged, machines missed, by confidence, and as probabilities. */
export function drawErrors(page: AboutPage): string[] {
  const { fairness, missed, confidence, reliability } = page.facts
  return [
    ...(fairness.length === 0 ? [] : [drawFairness(page)]),
    ...(missed.length === 0 ? [] : [drawMissed(page)]),
    drawKinds(page),
    ...(confidence.length === 0 ? [] : [drawConfidence(page)]),
    ...(reliability.length === 0 ? [] : [drawReliability(page)]),
  ]
}

type Group = About['fairness'][number]

function drawFairness({ colors, columns, facts }: AboutPage): string {
  const measured = facts.fairness.filter(isMeasured)
  const nameWidth = Math.max(0, ...measured.map(({ group }) => group.length))
  const room = columns - INDENT.length - nameWidth
  const shares = room >= TEXTS_WIDTH + 3 * (SHARE_WIDTH + 1) ? 3 : 1
  const hasTexts = room >= TEXTS_WIDTH + SHARE_WIDTH + 1
  const row = (name: string, texts: string, cells: readonly string[]) => {
    const shown = cells.slice(0, shares).map((cell) => ` ${cell.padStart(SHARE_WIDTH)}`)
    const count = hasTexts ? texts.padStart(TEXTS_WIDTH) : ''
    return `${INDENT}${name.padEnd(nameWidth)}${count}${shown.join('')}`
  }
  const head = row('', 'texts', ['texture medium+', 'texture high', 'slop medium+'])
  const lines = measured.map(({ group, known_sources, new_sources }) => {
    const { texts, texture } = new_sources
    const slops = new_sources.slop === null ? known_sources : new_sources
    const mark = slops.texts < FEW ? '*' : ''
    const slop = slops.slop === null ? '–' : `${rateText(slops.slop.medium_or_above)}${mark}`
    return row(group, String(texts), [
      rateText(texture.medium_or_above),
      rateText(texture.high),
      slop,
    ])
  })
  const missing = facts.fairness
    .filter((group) => !isMeasured(group))
    .map(({ group, note }) => wrapPainted(`${group}: not measured. ${note}`, columns, INDENT))
  const note = `Texts by people, by kind of writing, with 95 % intervals. Texture from models that were fitted without the source of the text; slop on held-out texts alone, so on fewer. Medium starts at 0.40, high at 0.70. * Of fewer than ${FEW} texts.`
  return `${colors.bold('How often texts by people are flagged')}\n${colors.dim(head)}\n${[...lines, ...missing].join('\n')}\n${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}

function isMeasured({ new_sources }: Group): boolean {
  return new_sources.texts > 0
}

function rateText({ share, low, high }: Rate): string {
  const figure = (value: number) => (value * 100).toFixed(1)
  return `${figure(share)}% (${figure(low)}–${figure(high)})`
}

function drawMissed({ colors, columns, facts }: AboutPage): string {
  const lines = facts.missed.map(({ kind, machines, machines_at_low }) => {
    const mark = machines < FEW ? '*' : ''
    const words = `${kind}: ${rateText(machines_at_low)}${mark} of ${plural(machines, 'machine text')}`
    return wrapPainted(words, columns, INDENT)
  })
  const note = `Texture below 0.40, from models that were fitted without the source of the text, with 95 % intervals. Low risk does not mean that a person wrote a text. * Of fewer than ${FEW} texts.`
  return `${colors.bold('How many machine texts are at low risk')}\n${lines.join('\n')}\n${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}

function drawKinds({ colors, columns, facts }: AboutPage): string {
  const { kinds } = facts
  const lines = kinds.map(({ kind, medium, high }) =>
    wrapPainted(
      `${kind}: medium from ${medium.toFixed(2)}, high from ${high.toFixed(2)}`,
      columns,
      INDENT,
    ),
  )
  const note =
    'Raw texture scores in standard deviations of people’s texts. A draft between two kinds has thresholds between theirs; which kinds it may be is estimated from its words and structure.'
  return `${colors.bold('Medium and high texture, by kind')}\n${lines.join('\n')}\n${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}

function drawConfidence({ colors, columns, facts }: AboutPage): string {
  const lines = facts.confidence
    .filter(({ confidence }) => confidence === 'high')
    .map(({ set, people, people_at_medium_or_above, machines, machines_at_low }) =>
      wrapPainted(
        `${set}: ${rateText(people_at_medium_or_above)} of ${plural(people, 'text')} by people were flagged, ${rateText(machines_at_low)} of ${plural(machines, 'machine text')} were not.`,
        columns,
        INDENT,
      ),
    )
  return `${colors.bold('Wrong although confidence was high')}\n${lines.join('\n')}\n`
}

function drawReliability({ colors, columns, facts }: AboutPage): string {
  const lines = facts.reliability.map((measured) =>
    wrapPainted(
      `${measured.set}: expected calibration error ${measured.expected_calibration_error.toFixed(3)}, of it ${measured.overstated.toFixed(3)} where the score says more than the texts bear out (${plural(measured.texts, 'text')}).`,
      columns,
      INDENT,
    ),
  )
  const note =
    'The texture score is not a probability of machine origin. It is set by how many texts by people score higher.'
  return `${colors.bold('Texture read as a probability')}\n${lines.join('\n')}\n${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}
