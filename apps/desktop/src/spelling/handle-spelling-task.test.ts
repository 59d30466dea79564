import { describe, expect, it } from 'vitest'
import { createSpellingTasks, spellingProcess } from '../../../../test/support/spelling-tasks.ts'
import { type SpellingTask, spellingOutputSchema } from './spelling-tasks.ts'

let request = 0

/** What the real checker says about a draft; the budget is for all of it. */
async function check(text: string, options: Partial<SpellingTask> = {}) {
  request += 1
  const task: SpellingTask = {
    draft: 'one',
    request,
    text,
    syntax: 'markdown',
    dialect: 'american',
    near: 0,
    budget: 60_000,
    ...options,
  }
  const answer = await spellingProcess.send('check', task)
  if (!answer.ok) throw new Error(answer.message)
  return spellingOutputSchema.parse(answer.value)
}

const found = async (text: string, options: Partial<SpellingTask> = {}): Promise<string[]> =>
  (await check(text, options)).problems.map(({ from, to }) => text.slice(from, to))

describe('the checker', () => {
  it('finds a word that no dictionary has, and what it should be', async () => {
    const { problems, isDone } = await check('We recieved the flour 🥖 on a wendsday morning.')
    expect(problems).toMatchObject([
      { from: 3, to: 11, kind: 'Spelling', words: 'recieved' },
      { from: 30, to: 38, words: 'wendsday' },
    ])
    expect(problems[0]?.suggestions[0]).toBe('received')
    expect(problems[1]?.suggestions).toContain('Wednesday')
    expect(isDone).toBe(true)
  })

  it('finds mistakes of grammar', async () => {
    const { problems } = await check(
      'He go to the mill. So its a dog, and the the oven is a old one.',
    )
    expect(problems.map(({ words, suggestions }) => [words, suggestions[0]])).toEqual([
      ['go', 'goes'],
      ['its', "it's"],
      ['the the', 'the'],
      ['a', 'an'],
    ])
  })

  it('leaves code, addresses, front matter, comments and marks out', async () => {
    const text = `---
title: recieved
---

Run \`recieved\` at https://exampel.com/recieved or <b>home</b>, see [the page](recieved.md). <!-- recieved -->

\`\`\`sh
recieved
\`\`\`

    recieved

![An oven](recieved.png) and $recieved$ and me@recieved.com and recieved.md and @recieved.
`
    expect(await found(text)).toEqual([])
    expect(await found('A *recie*ved [lettter](x.md) and ![ovven](y.png).')).toEqual([
      'recie*ved',
      'lettter',
      'ovven',
    ])
  })

  it.each(['mdx', 'plain', 'html', 'asciidoc', 'rst'] as const)('reads %s', async (syntax) => {
    const text = syntax === 'html' ? '<p>We recieved flour.</p>' : 'We recieved flour.'
    expect(await found(text, { syntax })).toEqual(['recieved'])
  })

  it('leaves names and abbreviations alone, also where they begin a sentence', async () => {
    expect(
      await found(
        'We met Ngozi Adichie at Umunwa. Ngozi’s oven runs on XQZ gas, with WebP and F8 and PDFs.',
      ),
    ).toEqual([])
    expect(await found('Recieved it today. “Recieved.” That is all.')).toEqual([
      'Recieved',
      'Recieved',
    ])
  })

  it('asks for no capital in cells and items, and no fine grammar beside code', async () => {
    const text = `| what | why |
| --- | --- |
| the oven | it is old |

- the mill
- one \`x\` have two \`y\`
`
    expect(await found(text)).toEqual([])
    expect(await found('The oven is old. we bought it.')).toEqual(['we'])
  })

  it('leaves paragraphs in other languages out', async () => {
    const german =
      'Der Hund läuft über die Straße und ist nicht zu halten, auch wenn wir es wollen.'
    expect(await found(`${german}\n\nWe recieved flour on Monday, and all of it is good.`)).toEqual(
      ['recieved'],
    )
    expect(await found(`${german}\n\n${german}\n\nDie Brote`)).toEqual([])
    expect(await found('Leipä oli hyvää mutta uuni rikki.')).toEqual([])
  })

  it('knows the English of several countries', async () => {
    const text = 'The colour of the theater is gray.'
    expect(await found(text)).toEqual(['colour'])
    expect(await found(text, { dialect: 'british' })).toContain('theater')
    expect(await found(text, { dialect: 'british' })).not.toContain('colour')
    expect(await found(text, { dialect: 'canadian' })).not.toContain('colour')
    expect(await found(text, { dialect: 'australian' })).not.toContain('colour')
  })

  it('goes on where it stopped, first near the writer', async () => {
    const text = 'We bougth one.\n\nWe bougth two.\n\nWe bougth three, all of us.'
    const first = await check(text, { budget: 0, near: text.length })
    expect(first.isDone).toBe(false)
    expect(first.problems.map(({ from }) => from)).toEqual([text.lastIndexOf('bougth')])
    const rest = await check(text, { text: null, request, budget: 60_000 })
    expect(rest).toMatchObject({ isDone: true, isKnown: true })
    expect(rest.problems.map(({ from }) => from).sort((a, b) => a - b)).toEqual([3, 19])
    expect(await check('', { text: null, request: 9999 })).toMatchObject({ isKnown: false })
  })

  it('refuses what is no task', async () => {
    const tasks = createSpellingTasks(new URL('file:///nowhere.wasm'))
    expect(await tasks('check', {})).toMatchObject({ ok: false, code: 'invalid_call' })
    expect(await tasks('other', {})).toMatchObject({ ok: false, code: 'invalid_call' })
  })
})
