import {
  folderNames,
  leftOut,
  type MeasuredFolder,
  measuredFolders,
} from '../test/mutation/folders.ts'
import {
  findReason,
  percentNoticed,
  readReasons,
  readScore,
  scorePath,
} from '../test/mutation/survivors.ts'

/** Percent of faults that tests are to notice in each folder. */
export const GOAL = 85

/** The page with the mutation score of each folder, from the lists of survivors and their reasons. */
export function generateMutationPage(): [path: string, text: string][] {
  const rows = folderNames.map((name) => {
    const score = readScore(name)
    const { sources, unmeasured }: MeasuredFolder = measuredFolders[name]
    const folder = sources[0]?.replace('/**/*.ts', '')
    if (score === undefined) return `| \`${folder}\` | ${unmeasured ?? 'not measured'} | | | | | |`
    const percent = percentNoticed(score)
    const reasons = readReasons(name)
    const open = score.survivors.filter((each) => findReason(each, reasons) === undefined).length
    const tried = score.killed + score.timedOut + score.survivors.length
    return `| \`${folder}\` | ${percent} %${percent < GOAL ? ' (below the goal)' : ''} | ${tried} | ${score.timedOut} | ${score.survivors.length} | ${open} | \`${score.sources.slice(0, 12)}\` |`
  })
  const whys = folderNames.flatMap((name) => {
    const survivors = readScore(name)?.survivors ?? []
    const reasons = readReasons(name)
    const lines = reasons.map((reason) => {
      const count = survivors.filter((each) => findReason(each, reasons) === reason).length
      const where = [reason.file && `\`${reason.file}\``, reason.code && `\`${reason.code}\``]
      return `- ${[...where.filter(Boolean), `${count} of them`].join(', ')}: ${reason.why}`
    })
    return lines.length === 0
      ? []
      : [
          `### ${name}\n\nAll survivors: [list](${scorePath(name).replace('test/', '')}).\n\n${lines.join('\n')}\n`,
        ]
  })
  return [['test/mutation.md', page(rows, whys)]]
}

const page = (rows: readonly string[], whys: readonly string[]) => `# Mutation scores

<!-- Written by \`npm run mutation\` and \`npm run generate\`; edit scripts/generate-mutation-page.ts. -->

Do tests fail when the code is wrong? [StrykerJS](https://stryker-mutator.io) puts one fault at a time into a copy of
the sources, and runs the tests that reach it. A fault that no test notices survives. The score is the share of
faults that were noticed; the goal is ${GOAL} % in each folder.

\`\`\`sh
npm run mutation -- routing policy
npm run mutation -- markdown --only scan-templates   # one file: prints its survivors, writes nothing
\`\`\`

A run writes this page and the survivors of its folders. The next one tries only what changed; \`--force\` tries all.
It is no part of CI, because it takes minutes for most folders. A test asks that no list is more than 30 commits older
than its folder. The last column is the hash of the sources as they were measured; they may have changed since.

- Left out: ${leftOut.map((name) => `\`${name}\``).join(' and ')}. An emptied string is mostly the wording of a message, and an emptied object does
  not compile in most places.
- Not tried: faults that act while a module loads, such as those in word lists and tables.
- Only tests that run the sources in their own process count. Tests that start the command line, a worker or the desktop app notice more.
- The ledger is measured without the files that PostgreSQL alone runs; \`npm test service\` tests those on a server.

| Folder | Noticed | Faults | By time-out | Survivors | Without a reason | Sources |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Why survivors stay

${whys.length === 0 ? 'No reason is written down yet.\n' : whys.join('\n')}`
