import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

describe('standard input', () => {
  it('is a draft named -', async () => {
    const { out, status } = await run('.', ['check', '-', '-f', 'unix'], {
      input: 'It is very unique.',
    })
    expect(out).toContain('<stdin>:1:7: ')
    expect(status).toBe(0)
  })

  it('takes name, syntax and settings from --stdin-filename', async () => {
    const folder = await makeFolder({ 'docs/content-trust.config.json': '{"intended_use":"cite"}' })
    const args = ['check', '-', '--stdin-filename', 'docs/new.mdx', '-f', 'jsonl']
    const { out } = await run(folder, args, { input: 'It is very unique.' })
    expect(JSON.parse(out)).toMatchObject({
      path: 'docs/new.mdx',
      result: { recommended_action: 'human_review' },
    })
  })

  it('is refused when it is binary', async () => {
    const { err, status } = await run('.', ['check', '-'], { input: Uint8Array.of(0) })
    expect([status, err.split(',')[0]]).toEqual([
      2,
      'error: <stdin>: a binary file (a zero byte at 0)',
    ])
  })
})

describe('the report', () => {
  it('goes to a file with -o, without colours, and nothing to standard output', async () => {
    const folder = await makeFolder({ 'a.md': 'It is very unique.' })
    const { out } = await run(folder, ['check', '.', '-o', 'report.txt'], {
      env: { FORCE_COLOR: '1' },
    })
    expect(out).toBe('')
    const written = await readFile(join(folder, 'report.txt'), 'utf8')
    expect(written).toContain('1 of 1 draft checked')
    expect(written).not.toContain('\u001b')
  })
})

describe('--watch', () => {
  it('runs again when a draft changes, and ends when stopped', async () => {
    const folder = await makeFolder({ 'a.md': 'It is very unique.', 'broken.md': 'x' })
    const stop = new AbortController()
    let text = ''
    const stdout = {
      isTerminal: false,
      columns: 80,
      write: async (more: string) => {
        text += more
      },
    }
    const running = run(folder, ['check', '.', '--watch', '-f', 'unix'], {
      stdout,
      stop: stop.signal,
    })
    const until = async (expected: string) => {
      for (let i = 0; i < 100 && !text.includes(expected); i++) await delay(50)
      expect(text).toContain(expected)
    }
    await until('a.md:1:7: “very unique”')
    await writeFile(join(folder, 'a.md'), 'Now we utilise it.')
    await until('a.md:1:8: “utilise”')
    await writeFile(join(folder, 'b.md'), 'New: utilise')
    await until('b.md:1:6: “utilise”')
    stop.abort()
    expect((await running).status).toBe(0)
  })
})

describe('score --jsonl', () => {
  const score = async (input: string | Uint8Array, ...args: string[]) => {
    const { out, err, status } = await run('.', ['score', '--jsonl', ...args], { input })
    expect([err, status]).toEqual(['', 0])
    return out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  }

  it('answers each line in order with its id and the result', async () => {
    const lines = Array.from({ length: 50 }, (_, id) => JSON.stringify({ id, text: 'very unique' }))
    const answers = await score(lines.join('\n'))
    expect(answers.map(({ id }) => id)).toEqual([...lines.keys()])
    expect(answers[7]).toMatchObject({ modality: 'text', recommended_action: 'revise' })
    expect(answers[7]).not.toHaveProperty('coverage')
  })

  it('passes the context on', async () => {
    const line = JSON.stringify({ id: 'x', text: 'very unique', context: { intended_use: 'cite' } })
    expect((await score(line))[0].recommended_action).toBe('human_review')
  })

  it('--details adds coverage, contributions and sentences', async () => {
    const [answer] = await score('{"id":"a","text":"very unique"}\r\n', '--details')
    expect(answer).toMatchObject({
      coverage: { words: 2 },
      contributions: { slop_risk: [] },
      sentences: [],
    })
  })

  it('answers a bad line with an error and goes on', async () => {
    const lines = [
      '{"id":1,"text":"fine text"}',
      '{"id":2,"text":7}',
      'no json',
      '[]',
      '',
      '{"id":{},"text":"x"}',
      '{"text":"no id"}',
      '{"id":3,"text":"half \\ud83d emoji"}',
      '{"id":4,"text":"CRASH"}',
      '{"id":5,"text":"x","context":"publish"}',
      '{"id":6,"text":"last"}',
    ]
    const answers = await score(
      Buffer.concat([Buffer.from(`${lines.join('\n')}\n`), Uint8Array.of(0xff, 10)]),
    )
    expect(answers.map(({ id, error, modality }) => [id, error ?? modality])).toEqual([
      [1, 'text'],
      [2, 'expected `text` to be a string'],
      [null, expect.stringContaining('not valid JSON')],
      [null, 'expected an object with `id` and `text`'],
      [null, 'expected `id` to be a string or a number'],
      [null, 'text'],
      [3, '`text` holds a lone surrogate at offset 5'],
      [4, 'fell over'],
      [5, 'expected `context` to be an object'],
      [6, 'text'],
      [null, 'the line is not valid UTF-8'],
    ])
  })

  it('takes texts of any length, with line separators inside, in pieces of any size', async () => {
    const text = `${'word '.repeat(60_000)}\u2028 very unique`
    const bytes = Buffer.from(`${JSON.stringify({ id: 'long', text })}\n{"id":"next","text":""}`)
    const stdin = (async function* () {
      for (let i = 0; i < bytes.length; i += 7919) yield bytes.subarray(i, i + 7919)
    })()
    const { out } = await run('.', ['score', '--jsonl'], { stdin })
    const [long, next] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(long.evidence[0].start).toBe(text.indexOf('very unique'))
    expect(next.id).toBe('next')
  })

  it('reads no further than the reader takes: memory stays constant', async () => {
    let read = 0
    const stdin = (async function* () {
      for (let id = 0; id < 1000; id++) {
        read++
        yield Buffer.from(`{"id":${id},"text":"some text"}\n`)
      }
    })()
    let ahead = 0
    let written = 0
    const stdout = {
      isTerminal: false,
      columns: 80,
      write: async () => {
        written++
        ahead = Math.max(ahead, read - written)
        await delay(0)
      },
    }
    await run('.', ['score', '--jsonl'], { stdin, stdout })
    expect([written, ahead]).toEqual([1000, 0])
  })
})

describe('help and lists', () => {
  it('--help shows commands and examples, check --help its options', async () => {
    const main = await run('.', ['--help'])
    expect(main.out).toContain('content-trust check . --fail-on high')
    expect(main.out).toContain('They do not prove who wrote the text')
    const check = await run('.', ['check', '--help'])
    for (const option of [
      '--fail-on',
      '--since',
      '--baseline',
      '--print-config',
      '--jobs',
      '-f, --format',
    ]) {
      expect(check.out).toContain(option)
    }
    expect([main.status, check.status]).toEqual([0, 0])
  })

  it('--version is the version of the package', async () => {
    const { out, status } = await run('.', ['--version'])
    expect([status, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)])
  })

  it('explain says what a rule sees, with examples', async () => {
    const { out } = await run('.', ['explain', 'vague-attribution'])
    expect(out).toContain('vague-attribution  high, weak provenance')
    expect(out).toContain('It is «experts say».')
    expect(out).toContain('content-trust-disable-next-line vague-attribution')
  })

  it('rules lists all, as text and as JSON', async () => {
    const text = await run('.', ['rules'])
    const json = await run('.', ['rules', '--format', 'json'])
    const ids = JSON.parse(json.out).map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['hollow-intensifier', 'vague-attribution', 'wordy-phrase'])
    for (const id of ids) expect(text.out).toContain(id)
  })

  it.each(['bash', 'zsh', 'fish'])(
    'completion %s names every command and the values of options',
    async (shell) => {
      const { out } = await run('.', ['completion', shell])
      for (const word of [
        'check',
        'score',
        'explain',
        'rules',
        'init',
        'fail-on',
        'human_review',
        'sarif',
      ]) {
        expect(out).toContain(word)
      }
    },
  )

  it('completion bash completes in bash', async () => {
    const { execFileSync } = await import('node:child_process')
    const { out } = await run('.', ['completion', 'bash'])
    const script = `${out}\nCOMP_WORDS=(content-trust check --fail-on h)\nCOMP_CWORD=3\n_content_trust\necho "\${COMPREPLY[@]}"`
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('high human_review\n')
  })

  it.each([
    ['policy from', 'from-words'],
    ['policy explain --pol', '--policy'],
    ['rules t', 'test'],
    ['completion z', 'zsh'],
  ])('completion bash completes %s to %s', async (typed, word) => {
    const { execFileSync } = await import('node:child_process')
    const { out } = await run('.', ['completion', 'bash'])
    const count = typed.split(' ').length
    const script = `${out}\nCOMP_WORDS=(content-trust ${typed})\nCOMP_CWORD=${count}\n_content_trust\necho "\${COMPREPLY[@]}"`
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe(`${word}\n`)
  })

  it('completion bash offers a file with spaces in its name as one word', async () => {
    const { execFileSync } = await import('node:child_process')
    const cwd = await makeFolder({ 'my notes.md': 'x', 'my other notes.md': 'x' })
    const { out } = await run('.', ['completion', 'bash'])
    for (const words of ['check my', 'check --baseline my']) {
      const count = words.split(' ').length
      const script = `${out}\nCOMP_WORDS=(content-trust ${words})\nCOMP_CWORD=${count}\n_content_trust\nprintf '%s\\n' "\${COMPREPLY[@]}"`
      const offered = execFileSync('bash', ['-c', script], { encoding: 'utf8', cwd })
      expect(offered.trimEnd().split('\n').sort()).toEqual(['my notes.md', 'my other notes.md'])
    }
  })
})
