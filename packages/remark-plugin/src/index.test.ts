import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import sharp from 'sharp'
import { type Processor, unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import remarkContentTrust, { type Options } from './index.ts'

// Pages go to this folder, so that no test prints a report when it ends.
const folder = mkdtempSync(join(tmpdir(), 'content-trust-build-'))
process.env['CONTENT_TRUST_BUILD'] = folder
afterAll(() => {
  delete process.env['CONTENT_TRUST_BUILD']
  rmSync(folder, { recursive: true })
})

const clean = '# The pump\n\nThe pump moved 40 litres in 12 minutes on 3 May 2019.\n'
const revise = `# A kettle

The kettle holds 1.7 litres and took 4 minutes and 10 seconds to boil them, three times out of three. The lid
stayed cool enough to touch. The cord is 75 cm long, which is short for our kitchen.

It boasts a wide range of settings for green, black and white tea. We used two of them in five weeks. It is an
excellent choice for anyone, a game changer at breakfast. Its timeless design enhances any kitchen. On
Sundays it makes two pots, one after the other, into the morning.
`
const risky = `# Our platform

In today's fast-paced digital landscape, it is important to note that unlocking the full potential of innovation
is a game-changer. Let's delve into the rich tapestry of possibilities. It's not just a tool, it's a transformative
journey that empowers businesses to seamlessly leverage cutting-edge solutions. At the end of the day, the
possibilities are endless. In conclusion, embracing change plays a pivotal role in fostering growth and navigating
the complexities of the ever-evolving world.
`

interface Ran {
  readonly file: VFile
  readonly thrown: VFileMessage | null
  readonly tree: Root
  readonly before: Root
}

const markdown = unified().use(remarkParse)
const mdx = unified().use(remarkParse).use(remarkMdx)

/** Runs the plugin as a host does. */
function run(
  value: string | Uint8Array,
  options?: Options,
  { path, parser = markdown }: { path?: string; parser?: Processor<Root> } = {},
): Ran {
  const file = new VFile({ value, ...(path === undefined ? {} : { path }) })
  const tree = parser.parse(file)
  const before = structuredClone(tree)
  try {
    remarkContentTrust(options)(tree, file)
    return { file, thrown: null, tree, before }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { file, thrown: error, tree, before }
  }
}

describe('a page that stops the build', () => {
  const { file, thrown, tree, before } = run(risky, {}, { path: 'docs/platform.md' })

  it('throws one message that names the page, the decision, the top reasons and what to do', () => {
    expect(thrown).toMatchObject({ ruleId: 'decision', source: 'content-trust', fatal: true })
    const lines = thrown?.reason.split('\n') ?? []
    expect(lines[0]).toBe(
      'Content Trust stops docs/platform.md: human review, high risk (failOn: high).',
    )
    expect(lines.slice(1, 4).every((line) => /^ {2}\d+:\d+ +.*“/.test(line))).toBe(true)
    expect(Math.max(...lines.slice(1, 4).map((line) => line.length))).toBeLessThan(165)
    expect(lines[4]).toMatch(
      /^ {2}and \d+ more findings: npx content-trust check docs\/platform\.md$/,
    )
    expect(lines[5]).toContain('To publish the page as it is, put `contentTrust: false`')
    expect(lines).toHaveLength(6)
    expect(file.messages.filter(({ fatal }) => fatal === true)).toEqual([thrown])
  })

  it('throws nothing that Node or Docusaurus prints beside the message', () => {
    expect(Object.keys(thrown ?? {})).toEqual([])
    expect(JSON.stringify(thrown)).toBe('{}')
    expect(inspect(thrown).split('\n').length).toBeLessThan(10)
    expect(thrown?.note).toBe('A person should read this before it is used.')
  })

  it('says what fixes a finding of an own rule, which has no page', () => {
    const rules: NonNullable<Options['rules']> = [
      {
        id: 'house-platform',
        type: 'generic_phrasing',
        severity: 'low',
        phrases: ['our platform'],
        message: '“{quote}” names nothing.',
        fix: 'Write its name.',
        examples: { matches: ['Our platform grows.'], passes: ['Kettle 2 grows.'] },
      },
    ]
    const { messages } = run(risky, { rules, failOn: 'none' }).file
    const own = messages.find(({ ruleId }) => ruleId === 'house-platform')
    expect(own?.note).toBe('generic phrasing, low. Write its name.')
    expect(own?.url).toBeUndefined()
  })

  it('has a message for each finding, at its words, with what to do', () => {
    const opening = file.messages.find(({ ruleId }) => ruleId === 'stock-opening')
    expect(opening).toMatchObject({ source: 'content-trust', fatal: false, line: 3, column: 1 })
    expect(opening?.note).toContain('Start with the first thing that only this text says.')
    expect(opening?.url).toMatch(/^file:.*\/rules\/stock-opening\.md$/)
    for (const { actual, place } of file.messages) {
      if (actual === undefined || place === undefined || !('start' in place)) continue
      expect(risky.slice(place.start.offset, place.end.offset)).toContain(actual)
    }
    const replaceable = file.messages.filter(({ expected }) => expected !== undefined)
    expect(replaceable.length).toBeGreaterThan(0)
    // Tools put `expected` in the place of the message.
    for (const { actual, expected, place } of replaceable) {
      expect(expected).toHaveLength(1)
      if (place === undefined || !('start' in place)) throw new Error('expected a place')
      expect(risky.slice(place.start.offset, place.end.offset)).toBe(actual)
    }
  })

  it('leaves its result with the file and the tree as it was', () => {
    expect(file.data.contentTrust).toMatchObject({
      status: 'scored',
      stopped: true,
      result: { recommended_action: 'human_review', risk_level: 'high' },
    })
    expect(tree).toEqual(before)
    expect(String(file)).toBe(risky)
  })
})

describe('the gate', () => {
  it.each([
    ['none', false],
    ['high', false],
    ['human_review', false],
    ['medium', true],
    ['revise', true],
  ] as const)('at %s a page to revise is stopped: %s', (failOn, isStopped) => {
    const { file, thrown } = run(revise, { failOn })
    expect(file.data.contentTrust?.result?.recommended_action).toBe('revise')
    expect(thrown !== null).toBe(isStopped)
  })

  it('is that of the folder, and the page has the last word', () => {
    const options: Options = { overrides: [{ files: ['blog/**'], failOn: 'revise' }] }
    expect(run(revise, options, { path: 'docs/a.md' }).thrown).toBeNull()
    expect(run(revise, options, { path: 'blog/a.md' }).thrown).not.toBeNull()
    const own = `---\ncontentTrust:\n  fail_on: none\n---\n\n${revise}`
    expect(run(own, options, { path: 'blog/a.md' }).thrown).toBeNull()
  })

  it('holds for a page that the baseline does not know', () => {
    const baseline = join(folder, 'baseline.json')
    writeFileSync(baseline, JSON.stringify({ version: 1, files: {} }))
    expect(run(risky, { baseline }, { path: 'docs/new.md' }).thrown).not.toBeNull()
    expect(() => run(risky, { baseline: join(folder, 'none.json') })).toThrow('--update-baseline')
  })

  it('holds for a policy of the house on a page of low risk', () => {
    const { thrown } = run(clean, {
      failOn: 'reject',
      customPolicy: 'Reject texts that mention "litres".',
    })
    expect(thrown?.reason).toContain(
      'reject, low risk (failOn: reject).\n  3:19  Policy “Reject texts that mention "litres"”: The policy names “litres”.\nRewrite',
    )
  })

  it('does not ask about pages that are left out', () => {
    const off = run(`---\ncontentTrust: false\n---\n\n${risky}`)
    expect(off.thrown).toBeNull()
    expect(off.file.data.contentTrust).toEqual({ status: 'skipped', stopped: false, result: null })
    expect(run(risky, { ignoreFiles: ['old/'] }, { path: 'old/a.md' }).file.messages).toEqual([])
  })
})

describe('messages', () => {
  it('warns on a page to revise, be all its findings low', () => {
    const kettle = readFileSync('examples/sites/remark-cli/docs/kettle.md', 'utf8')
    const { file } = run(kettle, { config: false }, { path: 'docs/kettle.md' })
    const warnings = file.messages.filter(({ fatal }) => fatal === false)
    expect(file.data['contentTrust']).toMatchObject({ result: { recommended_action: 'revise' } })
    expect(warnings).toHaveLength(1)
  })

  it('are information on a page that may be published, and warnings on one to revise', () => {
    const severities = ({ file }: Ran) => new Set(file.messages.map(({ fatal }) => fatal))
    expect(severities(run(`${clean}\nMany users complained.\n`))).toEqual(new Set([undefined]))
    expect(severities(run(revise))).toContain(false)
  })

  it('are hidden by a comment, and a comment that hides nothing is named', () => {
    const hidden = run(
      `<!-- content-trust-disable-next-line unnamed-group -- they were 3 -->\nMany users complained on 3 May.\n`,
    )
    expect(hidden.file.messages.map(({ ruleId }) => ruleId)).not.toContain('unnamed-group')
    const unused = run(
      `<!-- content-trust-disable-next-line unnamed-group -->\nThree users complained on 3 May.\n`,
    )
    expect(unused.file.messages.map(({ ruleId }) => ruleId)).toContain('unused-comment')
  })

  it('are ignored by rule, by option and by front matter', () => {
    const rules = (ran: Ran) => ran.file.messages.map(({ ruleId }) => ruleId)
    const text = 'Many users complained on 3 May.\n'
    expect(rules(run(text))).toContain('unnamed-group')
    expect(rules(run(text, { ignoreRules: { 'unnamed-group': 'counted elsewhere' } }))).toEqual([])
    expect(
      rules(run(`---\ncontentTrust:\n  ignore_rules: [unnamed-group]\n---\n\n${text}`)),
    ).toEqual([])
  })
})

it('is used as unified plugins are, with typed options', async () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkContentTrust, { failOn: 'none', overrides: [{ files: ['a'], failOn: 'high' }] })
    .use(remarkStringify)
  expect(String(await processor.process(revise))).toBe(revise)
  expect(String(processor.processSync(clean))).toBe(clean)
  // @ts-expect-error: the option has another type.
  expect(() => unified().use(remarkContentTrust, { cache: 'yes' }).freeze()).toThrow('`cache`')
})

describe('what hosts hand in', () => {
  const actionOf = ({ file }: Ran) => file.data.contentTrust?.result?.recommended_action

  it('may be bytes, with a byte order mark and without a path', () => {
    const ran = run(new TextEncoder().encode(`\uFEFF${revise}`))
    expect(actionOf(ran)).toBe('revise')
    const message = ran.file.messages.find(({ ruleId }) => ruleId === 'marketing-puffery')
    const place = message?.place
    const end = place && 'start' in place ? place : null
    expect(`\uFEFF${revise}`.slice(end?.start.offset, end?.end.offset)).toBe(message?.actual)
  })

  it('may stop without a path to name', () => {
    const { thrown } = run(risky)
    expect(thrown?.reason).toContain('Content Trust stops a page without a path: human review')
    expect(thrown?.reason).toMatch(/and \d+ more findings\nRewrite these places\./)
  })

  it('may be MDX', () => {
    const page = `export const n = 3\n\n${revise}\n<Note kind="very unique">\n\n{n} people drank it.\n\n</Note>\n`
    const ran = run(page, {}, { parser: mdx })
    expect(actionOf(ran)).toBe('revise')
    expect(ran.tree).toEqual(ran.before)
  })

  it('may have front matter blanked, moved, or taken for text', () => {
    const settings = { contentTrust: { fail_on: 'revise' } }
    const blank = new VFile({ value: `   \n        \n   \n${revise}` })
    blank.data = { astro: { frontmatter: settings } }
    remarkContentTrust()(markdown.parse(blank), blank)
    // Astro would go on with an empty page, so it is the end of the build that stops it.
    expect(blank.data.contentTrust?.stopped).toBe(true)
    const plain = run(
      `---\ntitle: Unlock the ultimate game changer of endless possibilities\n---\n\n${clean}`,
    )
    expect(plain.file.messages).toEqual([])
  })

  it('may have a tree that other plugins changed: a page is read from its text', () => {
    const file = new VFile({ value: revise })
    remarkContentTrust()({ type: 'root', children: [] }, file)
    expect(file.data.contentTrust?.result?.recommended_action).toBe('revise')
  })

  it('is refused, with the file to blame, when a config above it is wrong', () => {
    const site = join(folder, 'wrong')
    mkdirSync(site)
    writeFileSync(join(site, 'content-trust.config.yml'), 'failon: high\n')
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(site)
    onTestFinished(() => cwd.mockRestore())
    const { thrown } = run(clean, {}, { path: 'a.md' })
    expect(thrown).toMatchObject({ ruleId: 'settings', fatal: true })
    expect(thrown?.reason).toContain(
      'Content Trust cannot use its settings: content-trust.config.yml: Unknown key `failon`.',
    )
  })

  it('is warned of a config that is not used, once a build', () => {
    const site = join(folder, 'unread')
    mkdirSync(site)
    writeFileSync(join(site, 'content-trust.config.toml'), 'fail_on = "high"\n')
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(site)
    onTestFinished(() => cwd.mockRestore())
    const processor = unified().use(remarkParse).use(remarkContentTrust).use(remarkStringify)
    const [first, second] = ['a.md', 'b.md'].map((path) =>
      processor.processSync(new VFile({ path, value: clean })),
    )
    expect(first?.messages.map(String)).toEqual([
      expect.stringContaining('content-trust.config.toml is not used'),
    ])
    expect(second?.messages).toEqual([])
  })

  it('may be empty', () => {
    const { file, thrown } = run('')
    expect(thrown).toBeNull()
    expect(file.data.contentTrust?.result).toMatchObject({ primary_reason: 'insufficient_text' })
  })

  it('is warned of front matter that is not valid YAML, and scored', () => {
    const { file, thrown } = run(`---\ntitle: Pumps: a guide\n---\n\n${clean}`)
    expect(thrown).toBeNull()
    const [warning] = file.messages.filter(({ ruleId }) => ruleId === 'front-matter')
    expect(warning).toMatchObject({ line: 2, fatal: false, source: 'content-trust' })
    expect(warning?.reason).toContain('a value with a colon in it needs quotes')
    expect(file.data.contentTrust).toMatchObject({ status: 'scored', stopped: false })
  })

  it('is stopped by a rule that the options name, whatever its risk', () => {
    const { file, thrown } = run('Experts say that the pump is popular.\n', {
      failOn: 'none',
      failOnRules: ['weak_provenance'],
    })
    expect(file.data.contentTrust).toMatchObject({ stopped: true, result: { risk_level: 'low' } })
    expect(thrown?.reason).toContain(
      'cannot judge: not enough text, fewer than 10 words are prose (failOnRules: vague-attribution).',
    )
    expect(thrown?.note).toBe('Change what vague-attribution found.')
  })

  it('is refused with the line when its own settings are wrong', () => {
    const { thrown } = run('---\ncontentTrust:\n  fail_on: hihg\n---\n\nText.\n')
    expect(thrown).toMatchObject({ ruleId: 'front-matter', fatal: true })
    expect(thrown?.reason).toContain('Did you mean `high`?')
  })
})

it('is asynchronous with images, leaves the tree as it is, and is plain without any', async () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkContentTrust, { images: true })
    .use(remarkStringify)
  const file = await processor.process(new VFile({ path: 'docs/page.md', value: clean }))
  expect(String(file)).toBe(clean)
  expect(file.data.contentTrust).toMatchObject({ status: 'scored', images: [] })
  expect(() => processor.processSync(clean)).toThrow('processSync')
})

describe('a page with images', () => {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'docs'), { recursive: true })
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#224466' } })
  const named = { exif: { IFD0: { Software: 'NovelAI' } } }

  /** Runs the plugin in a site with an image that names its generator, and one that names nothing. */
  async function runInSite(text: string, options: Options = {}) {
    await image.clone().png().withMetadata(named).toFile(join(site, 'docs/made.png'))
    await image.clone().png().toFile(join(site, 'docs/plain.png'))
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(site)
    onTestFinished(() => cwd.mockRestore())
    const file = new VFile({ path: 'docs/page.md', value: text })
    const done = unified()
      .use(remarkParse)
      .use(remarkContentTrust, { images: true, ...options })
      .use(remarkStringify)
      .process(file)
    const thrown: unknown = await done.then(
      () => null,
      (error: unknown) => error,
    )
    return { trust: file.data.contentTrust, thrown, messages: file.messages }
  }

  const made = `${clean}\n![](plain.png) ![](made.png)\n`

  it('is stopped by an image alone, and says so to the host', async () => {
    const { trust, thrown, messages } = await runInSite(made)
    expect(trust).toMatchObject({
      status: 'scored',
      stopped: true,
      result: { recommended_action: 'allow' },
      images: [
        { path: 'docs/plain.png', stopped: false, result: { recommended_action: 'allow' } },
        { path: 'docs/made.png', stopped: true, result: { recommended_action: 'human_review' } },
      ],
    })
    expect(thrown).toBeInstanceOf(VFileMessage)
    expect(thrown).toMatchObject({ ruleId: 'decision', fatal: true, line: 5, column: 16 })
    expect(String(thrown)).toContain(
      'Content Trust stops docs/page.md for its image docs/made.png: human review, high risk (failOn: high).',
    )
    expect(messages.filter(({ fatal }) => fatal === true)).toEqual([thrown])
  })

  it('passes where the gate lets the image pass', async () => {
    const { trust, thrown } = await runInSite(made, { failOn: 'reject' })
    expect(thrown).toBeNull()
    expect(trust).toMatchObject({ stopped: false, images: [{}, { stopped: false }] })
  })

  it('is stopped by its text first, and names that', async () => {
    const { trust, thrown, messages } = await runInSite(`${risky}\n![](made.png)\n`)
    expect(trust).toMatchObject({ stopped: true, images: [{ stopped: true }] })
    expect(String(thrown)).toContain('Content Trust stops docs/page.md: human review')
    expect(messages.filter(({ fatal }) => fatal === true)).toHaveLength(1)
  })

  it('is stopped by its text though its image is fine', async () => {
    const { trust, thrown } = await runInSite(`${risky}\n![](plain.png)\n`)
    expect(trust).toMatchObject({ stopped: true, images: [{ stopped: false }] })
    expect(thrown).not.toBeNull()
  })

  it('has no result for an image that is not there, is broken, or is left out', async () => {
    writeFileSync(join(site, 'docs/text.png'), 'no image')
    const text = `${clean}\n![](none.png) ![](text.png) ![](made.png)\n`
    const { trust, thrown } = await runInSite(text, { ignoreFiles: ['docs/made.png'] })
    expect(thrown).toBeNull()
    expect(trust?.images).toEqual([
      { path: 'none.png', stopped: false, result: null },
      { path: 'docs/text.png', stopped: false, result: null },
      { path: 'docs/made.png', stopped: false, result: null },
    ])
  })
})
