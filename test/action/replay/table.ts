import type { ReplayRow } from './replay.ts'

const sizes = [
  ['up to 10 lines', (lines: number) => lines <= 10],
  ['11 to 100 lines', (lines: number) => lines > 10 && lines <= 100],
  ['more than 100 lines', (lines: number) => lines > 100],
] as const

const reasons = [
  ['raised', 'a decision got stricter'],
  ['finding', 'a finding is new'],
  ['lowered', 'a decision got milder'],
  ['asks', 'an exemption is asked for'],
  ['unread', 'a draft could not be read'],
] as const

/** The page about comments on real changes. */
export function replayPage(rows: readonly ReplayRow[]): string {
  const lines = [
    ...sizes.map(([name, holds]) =>
      sizeRow(
        name,
        rows.filter((row) => holds(row.lines)),
      ),
    ),
    sizeRow('all', rows),
  ]
  const comments = rows.filter(({ isCommented }) => isCommented)
  const why = reasons.map(([reason, words]) => {
    return `| ${words} | ${comments.filter((row) => row.why.includes(reason)).length} |`
  })
  return `# How often a pull request gets a comment

We replayed ${rows.length} edits of our own pages through the GitHub Action, each as a pull request with the gate at
\`human_review\`. They're spread evenly over the history of this repository. We took each sixth or so, whatever it was, so
some of them rewrite many pages at once.

Before we asked what a change had earned, each change that touched a page with something to revise got a comment, even if it
only fixed a typo there. The second column of numbers counts those. Now you get a comment if your change adds a finding to a
draft that asks for something, or makes a decision stricter or milder.

| size of the change | changes | would have got a comment before | get one now | per 100 | findings named | of them on words that the change wrote | fail the gate |
| --- | --: | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}

Our goal is 3 comments per 100 ordinary changes, and we aren't there on our own pages. Many of them were drafts when the edit
was made, with a score close to a threshold, so a small edit may move the decision.

| why | comments |
| --- | --: |
${why.join('\n')}

A comment may have more than one reason. A finding counts as written by the change if the page has its words, with the two words
on each side, more often than before. We count words and not lines, so re-wrapping a paragraph writes nothing.

The edits are in \`test/action/replay/history.bundle\`, and \`npx vitest run test/action/replay.test.ts -u\` measures them again and
writes this page.
`
}

function sizeRow(name: string, rows: readonly ReplayRow[]): string {
  const sum = (count: (row: ReplayRow) => number) => rows.reduce((all, row) => all + count(row), 0)
  const commented = sum(({ isCommented }) => Number(isCommented))
  const cells = [
    rows.length,
    sum(({ isAsking }) => Number(isAsking)),
    commented,
    rows.length === 0 ? 0 : Math.round((100 * commented) / rows.length),
    sum(({ named }) => named),
    sum(({ written }) => written),
    sum(({ failedGate }) => Number(failedGate > 0)),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}
