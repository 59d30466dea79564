import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { diagnosticProblems, sarifProblems } from './support/report-problems.ts'

const draft = `# Kettles

The steel one costs $40. It boils in four minutes.

A glass one is $55, with a spare lid for $9. Both are from 2019.
`
const prices = 'Reject prices.'
/** HTML, Markdown, a mention and an escape of a terminal, in a clause that is understood. */
const hostile = 'Reject "four minutes", "<b>[x](y)", "@octocat" or "\u001b[31mred".\n'

const check = async (format: string, ...more: string[]) => {
  const folder = await makeFolder({ 'kettles.md': draft, 'hostile.txt': hostile })
  const policy = more.length > 0 ? more : ['--policy', prices]
  const args = ['check', 'kettles.md', '--format', format, ...policy]
  const { out } = await run(folder, args, { loadEngine })
  return out
}
const count = (text: string, words: string) => text.split(words).length - 1

describe('what a policy met', () => {
  it.each(['stylish', 'markdown', 'github', 'junit'])(
    'is shown once for each clause with its other lines, in %s',
    async (format) => {
      const out = (await check(format)).replaceAll(/\s+/g, ' ')
      expect(count(out, 'Policy “Reject prices”: ')).toBe(1)
      expect(out).toContain('Also on line 5.')
    },
  )

  it.each(['unix', 'checkstyle', 'rdjson', 'gitlab', 'sarif'])(
    'is marked at each place with the name of its clause, in %s',
    async (format) => {
      const out = await check(format)
      expect(count(out, 'Policy “Reject prices”: ')).toBe(3)
      expect(out).not.toContain('Also on')
    },
  )

  it('links each place from one card of the page', async () => {
    const out = await check('html')
    expect(count(out, 'Policy “Reject prices”: ')).toBe(1)
    const card =
      /<li id="draft-1-finding-\d+" class="card[^>]*>(?:(?!<\/li>).)*Reject prices.*?<\/li>/s.exec(
        out,
      )
    const targets = [...(card?.[0] ?? '').matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(3)
    for (const id of targets) expect(count(out, `id="${id}"`)).toBe(1)
  })

  it('is a rule of its own in SARIF, which has the words of the clause', async () => {
    const out = await check('sarif', '--policy', `${prices} Reject the word "glass".`)
    expect(await sarifProblems(out)).toEqual([])
    const [{ results, tool }] = JSON.parse(out).runs
    const described = results
      .map(({ ruleIndex }: { ruleIndex: number }) => tool.driver.rules[ruleIndex])
      .map(({ shortDescription }: { shortDescription: { text: string } }) => shortDescription.text)
    expect(new Set(described)).toEqual(new Set(['Reject prices', 'Reject the word "glass"']))
  })

  it('names its clause in JSON', async () => {
    const [file] = JSON.parse(await check('json')).files
    const clauses = file.findings.filter(({ rule }: { rule: string }) => rule === 'policy')
    expect(clauses.map(({ clause }: { clause: object }) => clause)).toEqual(
      Array.from({ length: 3 }, () => ({ words: 'Reject prices' })),
    )
    expect(clauses.map(({ line }: { line: number }) => line)).toEqual([3, 5, 5])
  })

  it('keeps a rule that `explain` knows among the next steps', async () => {
    expect(await check('stylish')).not.toContain('explain policy')
  })
})

describe('a hostile clause', () => {
  const policy = ['--policy-file', 'hostile.txt']

  it.each(['stylish', 'unix', 'github', 'gitlab', 'rdjson'])(
    'sends nothing to a terminal, in %s',
    async (format) => {
      const out = await check(format, ...policy)
      expect(out).toContain('octocat')
      expect(out).not.toContain('\u001b[31m')
    },
  )

  it('is text in Markdown and on the page', async () => {
    const markdown = await check('markdown', ...policy)
    expect(markdown).toContain('\\<b\\>\\[x\\](y)')
    expect(markdown).not.toContain('@octocat')
    expect(await check('html', ...policy)).not.toContain('<b>[x]')
  })

  it('leaves the reports of machines valid', async () => {
    expect(await sarifProblems(await check('sarif', ...policy))).toEqual([])
    expect(await diagnosticProblems(await check('rdjson', ...policy))).toEqual([])
  })
})
