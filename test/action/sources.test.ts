import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { attacks } from './support/attacks.ts'
import { foreignElements, liveReferences } from './support/elements.ts'
import { exampleEvent } from './support/github-api.ts'
import { openInternet } from './support/played-internet.ts'
import { type FileChange, headCommit, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()
const internet = openInternet()
const { at } = internet

const switchedOn = { 'content-trust.config.json': JSON.stringify({ sources: true }) }
const kept = () => `The [promises](${at('/promises')}) were kept.\n`
const supported = () => `The weir has [nine gates](${at('/river/weir')}).\n`
const contradicted = () =>
  `In 2019 the river stood at 6.82 metres, says [the page](${at('/river/flood')}).\n`
const moved = () => `More about [the weir](${at('/moved/weir')}).\n`
const unknown = '```sh\nnpm install harrow-gauges\n```\n'

/** A page of the docs whose change adds these words after a link that is gone. */
const page = (added: string): FileChange => ({
  path: 'docs/river.md',
  before: `# River\n\n${kept()}`,
  after: `# River\n\n${kept()}\n${added}`,
})

/** Runs the action on a change of one page, with the small web at public addresses. */
async function runWith(
  added: string,
  inputs: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, string>> = switchedOn,
) {
  const repository = makeRepository([page(added)], others)
  const run = await runOn(repository, { ...internet.run(), inputs })
  return { ...run, asked: internet.requests(), body: repository.comments[0]?.body ?? '' }
}

describe('the sources of a pull request', () => {
  it('are looked up where its change added them, and nowhere else', async () => {
    const run = await runWith(`${supported()}\n${contradicted()}\n${moved()}`)
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.outputs).toMatchObject({ decision: 'allow', 'references-checked': '3' })
    expect(run.asked).toContain('GET town /river/flood')
    expect(run.asked).not.toContain('GET town /promises')
  })

  it('are in the comment with the claim, the value and the sentence of the source', async () => {
    const { body } = await runWith(`${supported()}\n${contradicted()}\n${moved()}`)
    expect(body).toContain('**Sources**')
    expect(body).toContain('3 references of this change looked up: 2 alive, 1 moved.')
    expect(body).toMatch(
      /\[docs\/river.md, line 7\]\(\S+\): “.*In 2019 the river stood at 6\.82 metres.*<br>The draft has “6\.82 metres”, and the source “5\.82 metres”\. The source says: “[^”]*5\.82 metres/,
    )
    expect(body).toContain(`Source: \`${at('/river/flood')}\`. \`claim-contradicted\``)
    expect(body).toContain(`Try \`${at('/river/weir')}\`. Take the new address.`)
    expect(body).toContain('disable-next-line claim-contradicted -- your reason')
    expect(body).not.toContain('/promises')
  })

  it('are in the annotations, and in the report files', async () => {
    const workspace = temporaryFolder()
    const repository = makeRepository([page(contradicted())], switchedOn)
    const inputs = { 'sarif-file': 'r.sarif', 'report-file': 'r.json' }
    const run = await runOn(repository, { ...internet.run(), inputs, workspace })
    internet.requests()
    expect(run.lines).toContainEqual(
      expect.stringMatching(
        /^::error .*\(claim-contradicted\),file=docs\/river\.md,line=5.*::The draft has “6\.82 metres”.*The source says/,
      ),
    )
    const sarif = await readFile(join(workspace, 'r.sarif'), 'utf8')
    expect(sarif).toContain('"ruleId":"claim-contradicted"')
    expect(sarif).toContain('The source says: “')
    const { files } = JSON.parse(await readFile(join(workspace, 'r.json'), 'utf8'))
    const rules = files[0].findings.map(({ rule }: { rule: string }) => rule)
    expect(rules).toContain('claim-contradicted')
  })

  it('are said to be unknown where nobody can tell, and nobody is blamed', async () => {
    const { body, outputs, summary } = await runWith(
      `See [one](${at('/forbidden')}) and [two](${at('/fault')}).\n`,
    )
    expect(body).toBe('')
    expect(outputs['findings']).toBe('0')
    expect(summary).toContain(
      '1 could not be checked (blocked), 1 could not be checked (unreachable).',
    )
  })

  it('are left alone without the setting, which neither the change nor its front matter can make', async () => {
    const config: FileChange = {
      path: 'content-trust.config.json',
      before: '{}',
      after: JSON.stringify({ sources: true }),
    }
    const front = `---\ncontentTrust:\n  sources: true\n---\n\n${contradicted()}`
    const changes: FileChange[] = [
      page(contradicted()),
      config,
      { path: 'docs/front.md', before: null, after: front },
    ]
    const run = await runOn(makeRepository(changes), internet.run())
    expect(internet.requests()).toEqual([])
    expect(run.outputs['references-checked']).toBe('0')
    expect(run.summary).not.toContain('**Sources**')
  })

  it('are asked at public addresses only, whatever a stranger writes', async () => {
    const { port } = new URL(internet.local())
    const links = [
      `http://127.0.0.1:${port}/river/weir`,
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/admin',
      'http://intranet.home.arpa/wiki',
      at('/to-private'),
      at('/to-metadata'),
    ]
    const run = await runWith(links.map((link) => `Nine gates, says [it](${link}).\n`).join('\n'))
    expect(run.asked.filter((each) => !each.includes('robots.txt')).sort()).toEqual([
      'GET town /to-metadata',
      'GET town /to-private',
    ])
    expect(run.summary).not.toMatch(/`(?:source|claim)-/)
    expect(run.summary).toContain('6 references of this change looked up: 6 not checked.')
  })

  it('are looked up in part where there are too many, and the rest is counted', async () => {
    const links = Array.from({ length: 203 }, (_, index) => {
      return `[${index}](${at(`/river/weir?n=${index}`)})`
    })
    const { outputs, summary } = await runWith(`${links.join('\n')}\n`)
    expect(outputs['references-checked']).toBe('200')
    expect(summary).toContain('3 more left, because a run has limits.')
  })

  it('are looked up at the registry that the settings of the base name', async () => {
    const config = JSON.stringify({ sources: true, source_endpoints: { npm: internet.npm } })
    const others = { 'content-trust.config.json': config }
    const { asked, body } = await runWith(unknown, {}, others)
    expect(asked).toContain('GET records /npm/harrow-gauges')
    expect(body).toContain('The registry has no package of this name.')
  })
})

describe('what was found about sources', () => {
  it('is held against a policy that names sources, and against no other', async () => {
    const decisionOf = async (policy: string) => {
      const config = JSON.stringify({ sources: true, custom_policy: policy })
      const others = { 'content-trust.config.json': config }
      return (await runWith(contradicted(), {}, others)).outputs['decision']
    }
    expect(await decisionOf('Reject claims that the source contradicts.')).toBe('reject')
    expect(await decisionOf('Reject dead links.')).toBe('allow')
  })

  it('is hidden by a comment of the change only where the workflow accepts that', async () => {
    const hiding = '<!-- content-trust-disable-next-line claim-contradicted -- as told -->\n'
    const findingsWith = async (inputs: Readonly<Record<string, string>>) => {
      return (await runWith(`${hiding}${contradicted()}`, inputs)).outputs['findings']
    }
    expect(await findingsWith({})).toBe('1')
    expect(await findingsWith({ exemptions: 'accept' })).toBe('0')
  })
})

describe('a gate on sources', () => {
  it.each<[string, () => string, number]>([
    ['gone', () => `The [old page](${at('/gone')}).\n`, 1],
    ['gone', contradicted, 0],
    ['unsupported', contradicted, 1],
    ['gone, unsupported', supported, 0],
    ['unknown-package', contradicted, 0],
  ])('%s: case %#', async (gate, added, code) => {
    const run = await runWith(added(), { 'fail-on-sources': gate })
    expect(run.code).toBe(code)
    expect(run.outputs['gate-failed']).toBe(String(code))
    if (code === 0) expect(run.summary).toContain(`The gate (\`fail-on-sources: ${gate}\`) passed.`)
  })

  it('fails no pull request for what was gone before', async () => {
    expect((await runWith('Nothing new.\n', { 'fail-on-sources': 'gone' })).code).toBe(0)
  })

  it('fails where no server answers, and without it the run only says so', async () => {
    const change = () => makeRepository([page(contradicted())], switchedOn)
    const gated = { ...internet.run(false), inputs: { 'fail-on-sources': 'unsupported' } }
    const failed = await runOn(change(), gated)
    expect(failed.code).toBe(1)
    expect(failed.lines).toContainEqual(
      expect.stringMatching(/^::error::Cannot tell what became of the sources: no server answered/),
    )
    expect(failed.summary).toContain('no server answered, so the check fails')
    const passed = await runOn(change(), internet.run(false))
    expect(passed.code).toBe(0)
    expect(passed.lines).toContainEqual(
      expect.stringMatching(/^::warning::Cannot tell what became of the sources/),
    )
    expect(passed.outputs['findings']).toBe('0')
  })

  it.each([
    ['gone', {}, 'needs `sources: true` in a config file of the base'],
    [
      'dead',
      switchedOn,
      '`fail-on-sources`: found "dead", expected one of gone, unsupported, unknown-package.',
    ],
  ])('%s is refused where it cannot work', async (gate, others, problem) => {
    const run = await runWith(contradicted(), { 'fail-on-sources': gate }, others)
    expect(run.code).toBe(1)
    expect(run.lines).toContainEqual(expect.stringContaining(problem))
  })
})

describe('what a page says', () => {
  it('is shown as text: no mention, link, reference, markup or command comes of it', async () => {
    const sentences = attacks.map(
      (attack, index) =>
        `The mill ${index} is ${index + 40} metres high ${attack.replaceAll('<', '&lt;')}.`,
    )
    const url = await internet.serve(
      `<!doctype html><title>@octocat <b></title><main>${sentences.map((each) => `<p>${each}</p>`).join('')}</main>`,
    )
    const claims = attacks.map(
      (_, index) => `The mill ${index} is ${index + 70} metres high, says [it](${url}).\n`,
    )
    const { body, lines, summary } = await runWith(claims.join('\n'))
    expect(body).toContain('claim-contradicted')
    for (const text of [body, summary]) {
      expect(foreignElements(text)).toEqual([])
      expect(liveReferences(text)).toEqual([])
    }
    expect(lines.filter((line) => /[\p{Cc}\u202e]/u.test(line))).toEqual([])
  })

  it('does not go from a fork to the second workflow', async () => {
    const workspace = temporaryFolder()
    const repository = makeRepository([page(contradicted())], switchedOn)
    const inputs = { 'comment-file': 'comment.json' }
    await runOn(repository, { ...internet.run(), inputs, workspace, isFork: true })
    internet.requests()
    const path = join(workspace, 'comment.json')
    const data = JSON.parse(await readFile(path, 'utf8'))
    const [found] = data.drafts[0].findings
    expect(found).toMatchObject({ rule: 'claim-contradicted', source: at('/river/flood') })
    found.explanation = 'Buy from us.'
    found.source = 'https://evil.example'
    data.sources.states['<b>@octocat</b>'] = 3
    data.sources.is_unanswered = true
    data.fail_on_sources = ['gone']
    await writeFile(path, JSON.stringify(data))
    const second = await runOn(repository, {
      event: 'workflow_run',
      payload: {
        ...exampleEvent('workflow_run'),
        workflow_run: {
          head_sha: headCommit,
          head_branch: 'branch',
          head_repository: { owner: { login: 'somebody' } },
        },
      },
      inputs: { 'comment-from': 'comment.json' },
      workspace,
    })
    expect(second.code).toBe(0)
    const body = repository.comments[0]?.body ?? ''
    expect(body).toContain('The source has another value than the draft.')
    expect(body).not.toMatch(/Buy from us|evil|octocat/)
  })
})

it('a run that is cancelled while a server keeps silent ends at once', async () => {
  const repository = makeRepository([page(`See [it](${at('/silence')}).\n`)], switchedOn)
  let cancelled = 0
  const run = await runOn(repository, {
    ...internet.run(),
    onStart: async (action) => {
      while (!internet.requests().includes('GET town /silence')) await wait(20)
      cancelled = performance.now()
      action.kill('SIGINT')
    },
  })
  expect(run.code).not.toBe(0)
  expect(performance.now() - cancelled).toBeLessThan(3_000)
})
