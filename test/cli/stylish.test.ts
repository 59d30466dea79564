import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'
import { proseOf } from './support/prose-of.ts'

const terminal = (columns: number) => {
  let text = ''
  const stdout = {
    isTerminal: true,
    columns,
    write: async (more: string) => {
      text += more
    },
  }
  return { stdout, text: () => text }
}

describe('the report for people', () => {
  it('shows decision, scores, the quoted line with its words underlined, reason and suggestion', async () => {
    const folder = await makeFolder({ 'post.md': '# Post\n\nOur tool is very unique.\n' })
    const { out, err, status } = await run(folder, ['check', 'post.md'])
    expect(out).toMatchInlineSnapshot(`
      "
       REVISE  post.md
      ────────────────────────────────────────────────────────────────────────────────
        medium risk · confidence high · 8 words · main reason: generic phrasing

        specificity risk     █████░░░░░░░░░░░░░░░░░░░  0.20  low
        provenance weakness  ██░░░░░░░░░░░░░░░░░░░░░░  0.10  low
        slop risk            ██████████░░░░░░░░░░░░░░  0.40  medium
        texture risk         █░░░░░░░░░░░░░░░░░░░░░░░  0.05  low

        3:13  medium  generic phrasing  hollow-intensifier
          Our tool is very unique.
                      ^^^^^^^^^^^
          “very unique” adds nothing.
          → Try “unique”.

      ────────────────────────────────────────────────────────────────────────────────
        1 of 1 draft checked: 1 revise
        1 finding: 0 high, 1 medium, 0 low

        Try next
          npx content-trust explain hollow-intensifier
            what this rule looks for, and what to do about it
          npx content-trust check post.md --dry-run
            the edits that --fix would make, as a diff

        Scores are workflow signals. They do not prove who wrote the text or whether
        it is true.
      "
    `)
    expect([status, err]).toEqual([0, ''])
  })

  it('keeps every line within the terminal', async () => {
    const long = `${'Some words come before it. '.repeat(20)}It is very unique 日本語 ${'and more come after it. '.repeat(20)}`
    const folder = await makeFolder({ 'post.md': `${long}\n\n${'x'.repeat(500)} very unique\n` })
    for (const columns of [40, 60, 100]) {
      const { stdout, text } = terminal(columns)
      await run(folder, ['check', 'post.md'], { stdout, env: { NO_COLOR: '1' } })
      for (const line of proseOf(text())) expect(line.length).toBeLessThanOrEqual(columns)
      expect(text()).toContain('very unique')
    }
  })

  it('aligns the underline below wide and combining characters', async () => {
    const folder = await makeFolder({ 'post.md': '日本🙂e\u0301 very unique' })
    const { out } = await run(folder, ['check', 'post.md'])
    // Two wide signs, a wide emoji, one combined letter and a space: eight cells after the indent.
    expect(out).toContain(`\n    ${' '.repeat(8)}^^^^^^^^^^^\n`)
  })

  it('lets no escape sequence of a draft through', async () => {
    const folder = await makeFolder({ 'post.md': 'a \u001b[2J\u0007\u202e very unique \u009b31m' })
    const { out } = await run(folder, ['check', 'post.md'])
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  })

  it.each([
    ['on a terminal', [], {}, true],
    ['not under NO_COLOR', [], { NO_COLOR: '1' }, false],
    ['not with --no-color', ['--no-color'], {}, false],
    ['not in a dumb terminal', [], { TERM: 'dumb' }, false],
  ])('uses colour: %s', async (_name, args, env, hasColor) => {
    const folder = await makeFolder({ 'post.md': 'It is very unique, I think.' })
    const { stdout, text } = terminal(80)
    await run(folder, ['check', 'post.md', ...args], { stdout, env })
    expect(text().includes('\u001b[')).toBe(hasColor)
  })

  it('uses colour in a pipe only when forced', async () => {
    const folder = await makeFolder({ 'post.md': 'It is very unique, I think.' })
    const plain = await run(folder, ['check', 'post.md'])
    const forced = await run(folder, ['check', 'post.md'], { env: { FORCE_COLOR: '1' } })
    expect([plain.out.includes('\u001b['), forced.out.includes('\u001b[')]).toEqual([false, true])
  })

  it('shows the most severe findings and says how many are left', async () => {
    const folder = await makeFolder({ 'post.md': `${'We utilise it. '.repeat(30)}As experts say.` })
    const { out } = await run(folder, ['check', 'post.md', '--max-findings', '3'])
    expect(out).toContain('vague-attribution')
    expect(out.match(/generic phrasing {2}wordy-phrase/g)).toHaveLength(2)
    expect(out).toContain('and 28 more findings')
    expect(out).toContain('31 findings: 1 high, 0 medium, 30 low')
  })

  it('advises nothing about findings that a baseline hides', async () => {
    const folder = await makeFolder({ 'post.md': 'It is very unique, I think.' })
    const args = ['check', 'post.md', '--baseline', 'b.json']
    const { out } = await run(folder, [...args, '--update-baseline'])
    expect(out).toContain('not shown: 1 in the baseline')
    expect(out).not.toContain('→')
  })

  it('says loudly that nothing was checked', async () => {
    const folder = await makeFolder({ 'off.md': '---\ncontentTrust: false\n---\nhello\n' })
    const { out, err, status } = await run(folder, ['check', '.'])
    expect(out).toContain(' 0 OF 1 DRAFT CHECKED ')
    expect(err).toContain('note: off.md: skipped')
    expect(err).toContain('nothing was checked')
    expect(status).toBe(2)
  })

  it('leaves sound drafts and notes out when quiet', async () => {
    const folder = await makeFolder({
      'good.md': 'A plain text of some length.',
      'bad.md': 'It is very unique, I think.',
      'off.md': '---\ncontentTrust: false\n---\n',
    })
    const { out, err } = await run(folder, ['check', '.', '--quiet'])
    expect(out).toContain('bad.md')
    expect(out).not.toContain('good.md')
    expect(out).toContain('2 of 3 drafts checked')
    expect(err).toBe('')
  })
})
