import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const launcher = 'packages/cli/bin/content-trust.js'
/** A comment that names a command, and the block below it that shows what the command prints, or little of it. */
const sample = /<!-- (short )?sample: (check [^>]+?) -->\n\n```text\n[\s\S]*?```\n/g
const CUT = '…'

/** The pages that show a report of the command line, with the report as it is printed now. */
export async function generateReportSamples(): Promise<
  readonly (readonly [path: string, text: string])[]
> {
  return await Promise.all(
    ['README.md', 'docs/cli.md'].map(async (path) => {
      const page = await readFile(path, 'utf8')
      const text = page.replaceAll(
        sample,
        (_, short: string | undefined, command: string) =>
          `<!-- ${short ?? ''}sample: ${command} -->\n\n\`\`\`text\n${sampleOf(command, short !== undefined)}\`\`\`\n`,
      )
      return [path, text] as const
    }),
  )
}

/** The start of a report and its end, or its counts alone; of one draft the start holds three findings. */
function sampleOf(command: string, isShort: boolean): string {
  const report = execFileSync(process.execPath, [launcher, ...command.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  })
  const parts = report.replace(/^\n/, '').split('\n\n')
  const isOne = command.endsWith('.md')
  const end = parts.findIndex((part) => part.startsWith('──'))
  const first = parts.slice(0, isOne ? 6 : 1)
  const last = isShort ? parts.slice(end, end + 1) : parts.slice(end)
  return `${[...first, CUT, ...last].join('\n\n').trimEnd()}\n`
}
