import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { drawSample, shareOut } from './draw-sample.ts'
import { type FoundHit, findHits, hashAround, remarkOn } from './find-hits.ts'
import { readLabels } from './labels.ts'

/**
 * Draws hits to label and prints them in context, rule by rule:
 *
 *     node --conditions=source training/precision/sample-hits.ts --round 1
 *     node --conditions=source training/precision/sample-hits.ts --round 2 --each 20 weasel-word
 *
 * The first form draws 200 hits of each evidence type, 8 or more of each rule. The second draws so
 * many of each named rule. Hits that have a label are not drawn again. `out/sample-<round>.jsonl`
 * gets the hits without text; `add-labels.ts` joins them with the verdicts.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { round: { type: 'string' }, each: { type: 'string' } },
})
const round = Number(values.round ?? '1')
const TOTAL = 200
const LEAST = 8
const BEFORE = 110
const AFTER = 170

const known = new Set(readLabels().map(({ rule, hash }) => `${rule}/${hash}`))
const byRule = new Map<string, FoundHit[]>(rules.map(({ id }) => [id, []]))
const texts = new Map<string, string>()
for await (const { draft, text, hits } of findHits()) {
  for (const hit of hits) {
    if (positionals.length > 0 && !positionals.includes(hit.rule)) continue
    if (known.has(`${hit.rule}/${hashAround(text, hit.start, hit.end)}`)) continue
    byRule.get(hit.rule)?.push(hit)
    texts.set(draft, text)
  }
}

const lines: string[] = []
let number = 0
const types = [...new Set(rules.map(({ type }) => type))].sort()
for (const type of types) {
  const inType = rules.filter((rule) => rule.type === type)
  const counts = new Map(inType.map(({ id }) => [id, byRule.get(id)?.length ?? 0]))
  const sizes = shareOut(counts, TOTAL, LEAST)
  for (const { id, summary } of inType) {
    const seed = createHash('sha256').update(`${round} ${id}`).digest().readUInt32BE()
    const size = values.each === undefined ? (sizes.get(id) ?? 0) : Number(values.each)
    const sample = drawSample(byRule.get(id) ?? [], size, seed)
    if (sample.length === 0) continue
    process.stdout.write(`\n# ${id} (${type}, ${counts.get(id)} hits) ${summary}\n`)
    for (const [place, hit] of sample.entries()) {
      const text = texts.get(`${hit.file}/${hit.id}`) ?? ''
      number++
      const hash = hashAround(text, hit.start, hit.end)
      const { severity, ...drawn } = hit
      lines.push(`${JSON.stringify({ number, ...drawn, hash, round })}\n`)
      // The remarks of a rule are alike; one of them tells what it says.
      const remark = place === 0 ? ` → ${remarkOn(text, hit)}` : ''
      process.stdout.write(`${number} [${hit.file} ${severity}] ${show(text, hit)}${remark}\n`)
    }
  }
}
mkdirSync('out', { recursive: true })
writeFileSync(`out/sample-${round}.jsonl`, lines.join(''))

function show(text: string, hit: FoundHit): string {
  const { start, end } = hit
  const quote = text.slice(start, end)
  const shown = quote.length > 420 ? `${quote.slice(0, 320)} […] ${quote.slice(-80)}` : quote
  const context = `${text.slice(Math.max(0, start - BEFORE), start)}«${shown}»${text.slice(end, end + AFTER)}`
  return context.replace(/\s*\n\s*/g, ' ⏎ ').replace(/\s+/g, ' ')
}
