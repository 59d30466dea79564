import { analyzeText, ruleCatalogue } from '../packages/engine/src/index.ts'
import { messageText, prepareFindings } from '../packages/engine/src/report/index.ts'
import { findLines } from '../packages/engine/src/text/document/lines.ts'

/** Prints what each rule says of its first bad example, for reading aloud: `npm run messages`. */
const rows = ruleCatalogue.map(({ id, severity, fix, examples }) => {
  const [bad = ''] = examples.bad
  const source = bad.replaceAll(/[«»]/g, '')
  const { evidence } = analyzeText({ source, syntax: 'markdown' })
  const finding = prepareFindings(findLines(source), evidence).find(({ rule }) => rule === id)
  const message = finding === undefined ? '(seen only in a longer draft)' : messageText(finding)
  return `| ${[id, severity, message, fix].map(cell).join(' | ')} |`
})

process.stdout.write(
  `| rule | severity | message | fix |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
)

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}
