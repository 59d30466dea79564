import pc from 'picocolors'
import { INDENT, wrapPainted } from '../terminal/page.ts'
import { cutAfter } from '../terminal/quote-line.ts'
import { drawErrors } from './about-errors.ts'
import type { AboutPage } from './about-facts.ts'

const MIN_COLUMNS = 40
const MAX_COLUMNS = 100

/** Draws what the engine says of itself for people. */
export function drawAbout(facts: AboutPage['facts'], width: number, canColor: boolean): string {
  const columns = Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, width))
  const page: AboutPage = { colors: pc.createColors(canColor), columns, facts }
  const { colors } = page
  const head = `${colors.isColorSupported ? colors.inverse(colors.bold(' ABOUT ')) : ' ABOUT '} ${colors.bold(`content-trust ${facts.version}`)}`
  const versions = `engine ${facts.engine_version} · scoring contract ${facts.model_version} (model_version in results) · runs offline`
  const sections = [
    `${head}\n${colors.dim('─'.repeat(columns))}\n${wrapPainted(versions, columns, INDENT)}\n`,
    drawModels(page),
    ...drawErrors(page),
    drawSources(page),
    drawNotes(page),
  ]
  return `\n${sections.join('\n')}`
}

const HASH_SHOWN = 16

function drawModels({ colors, columns, facts }: AboutPage): string {
  const verified = facts.models.filter(({ status }) => status === 'verified').length
  const width = Math.max(0, ...facts.models.map(({ id }) => id.length))
  const hasRoom = columns >= INDENT.length + width + HASH_SHOWN + 30
  const lines = facts.models.map(({ id, version, bytes, sha256, status }) => {
    const paint = status === 'verified' ? colors.green : colors.red
    const size = `${Math.round(bytes / 1000)} kB`.padStart(7)
    const detail = hasRoom ? `  ${version}  ${size}  ${sha256.slice(0, HASH_SHOWN)}` : ''
    return `${INDENT}${id.padEnd(width)}${colors.dim(detail)}  ${paint(status)}\n`
  })
  const note = 'The models in memory were hashed just now and compared with the manifest (SHA-256).'
  return `${colors.bold('Models')}  ${verified} of ${facts.models.length} verified\n${lines.join('')}${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}

function drawSources({ colors, columns, facts }: AboutPage): string {
  const { sources } = facts
  const nameWidth = Math.min(
    Math.floor(columns / 2),
    Math.max(0, ...sources.map(({ name }) => name.length)),
  )
  const measure = (text: string) => text.length
  const list = (use: string) =>
    sources
      .filter((source) => source.use === use)
      .map(({ name, licence }) => {
        const shown = cutAfter(name, nameWidth, measure, false).padEnd(nameWidth)
        const rest = columns - INDENT.length - nameWidth - 2
        return `${INDENT}${shown}  ${colors.dim(cutAfter(licence, rest, measure, false))}\n`
      })
      .join('')
  const note =
    'Licences as their sources state them. --json adds where each is from, and which models.'
  return `${colors.bold('Fitted to')}\n${list('fitted')}\n${colors.bold('Used to measure alone')}\n${list('evaluation only')}${wrapPainted(colors.dim(note), columns, INDENT)}\n`
}

function drawNotes({ colors, columns, facts }: AboutPage): string {
  const body = facts.limitations.map((note) => wrapPainted(colors.dim(note), columns, INDENT))
  return `${colors.dim('─'.repeat(columns))}\n${body.join('\n')}\n`
}
