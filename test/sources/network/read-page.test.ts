import { describe, expect, it, onTestFinished } from 'vitest'
import { openReader, type ReadOutcome } from '../../../packages/sources/src/read/index.ts'
import { pdfBomb } from '../web/pdf-page.ts'
import { openWeb } from './support/open-web.ts'

const { at, fetcher, reader } = openWeb()

/** Fetches and reads a page of the town. */
async function read(path: string, mostBytes = 5_000_000): Promise<ReadOutcome> {
  const { fetch } = await fetcher({ limits: { mostBytes } })
  const answer = await fetch(at('town', path))
  if (answer.kind === 'failure') throw new Error(`${path}: ${answer.reason}`)
  return await reader().read(answer)
}

describe('the text of a page', () => {
  it('is that of its main part, without menus, advertisements and scripts', async () => {
    const page = await read('/river/otters')
    expect(page).toMatchObject({
      kind: 'text',
      format: 'html',
      title: 'Counting otters – Harrowmere',
      fragments: ['where-they-were-seen'],
      text: [
        'Counting otters',
        'Volunteers counted 37 otters along the Harrow in the spring of 2024. Two years earlier there had been 22.',
        'Where they were seen',
        'Most of them live above the weir, where fishing ended in 2016. Three families have holts within the town.',
      ].join('\n\n'),
    })
  })

  it('keeps the cells of a table apart', async () => {
    expect(await read('/river/flood')).toMatchObject({
      text: expect.stringContaining('12 November\t3.10\n14 November\t5.82\n'),
    })
  })

  it.each([
    ['/documents/report.pdf', 'pdf', 'delivered 1,930,000 cubic metres of water.\nLosses'],
    ['/documents/tariff.pdf', 'pdf', 'A cubic metre costs 2.05 pounds'],
    ['/documents/notes.txt', 'text', 'was 78 percent full on 1 May.'],
    ['/documents/rules.md', 'markdown', '# House rules'],
    ['/documents/stations.json', 'json', 'name: Mill Street\nbicycles: 12'],
    ['/documents/minutes.html', 'html', 'Nine members came.'],
    ['/strange-type', 'html', 'Seven bridges.'],
    ['/cut-off', 'html', 'The pier is 300 metres long'],
  ])('is read from %s, which is %s', async (path, format, part) => {
    const page = await read(path)
    expect(page).toMatchObject({ kind: 'text', format, text: expect.stringContaining(part) })
  })

  it.each([
    ['a charset in the header', '/charsets/header'],
    ['a charset in the page', '/charsets/meta'],
    ['a byte order mark, whatever the header says', '/charsets/mark'],
    ['a charset that nobody knows', '/charsets/unknown'],
  ])('is decoded by %s', async (_name, path) => {
    expect(await read(path)).toMatchObject({
      text: 'Käsespätzle für 11,50 Euro, auch für Gäste.',
    })
  })

  it.each(['/charsets/none', '/charsets/utf8'])(
    'is decoded where nothing names a charset: %s',
    async (path) => {
      expect(await read(path)).toMatchObject({ text: 'Für die Gäste gibt es 40 Plätze.' })
    },
  )

  it('is UTF-8 even where the limit cuts a character in two', async () => {
    expect(await read('/charsets/utf8', 2)).toMatchObject({ text: 'F�' })
  })

  it('says where scripts would bring it, and where only subscribers see all of it', async () => {
    expect(await read('/documents/application')).toMatchObject({ needsScripts: true })
    expect(await read('/river/weir')).toMatchObject({ needsScripts: false, isPaywalled: false })
    expect(await read('/documents/subscribers')).toMatchObject({ isPaywalled: true })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['/photo.png', 'format'],
    ['/broken.pdf', 'damaged'],
    ['/deep', 'damaged'],
  ])('%s: %s', async (path, reason) => {
    expect(await read(path)).toEqual({ kind: 'unreadable', reason })
  })

  it('a page that takes too long or too much memory costs its limits, and the next one is read', async () => {
    const strict = openReader({ threads: 1, mostMs: 3_000, mostMb: 48 })
    onTestFinished(() => strict.close())
    const address = at('town', '/made-up')
    const type = 'text/html'
    const costly = Buffer.from('<p>x<b>'.repeat(500_000))
    const outcome = await strict.read({ body: costly, type, address })
    expect(outcome).toEqual({ kind: 'unreadable', reason: 'too_costly' })
    const next = await strict.read({ body: Buffer.from('<p>Six swans.'), type, address })
    expect(next).toMatchObject({ kind: 'text', text: 'Six swans.' })
  })

  it('a small file that becomes a large one is stopped by its memory, before its time is up', async () => {
    const strict = openReader({ threads: 1, mostMs: 60_000, mostMb: 150 })
    onTestFinished(() => strict.close())
    const bomb = { type: 'application/pdf', address: at('town', '/made-up') }
    const outcome = await strict.read({ ...bomb, body: pdfBomb(400_000_000) })
    expect(outcome).toEqual({ kind: 'unreadable', reason: 'too_costly' })
    const small = await strict.read({ ...bomb, body: pdfBomb(1_000) })
    expect(small).toMatchObject({ kind: 'text', title: 'A blank page' })
  })

  it('reading can be cancelled', async () => {
    const stop = new AbortController()
    const body = Buffer.from('<p>x<b>'.repeat(300_000))
    const source = { body, type: 'text/html', address: at('town', '/made-up') }
    const reading = expect(reader().read(source, stop.signal)).rejects.toThrow('enough')
    setTimeout(() => stop.abort(new Error('enough')), 50)
    await reading
  })

  it('pages that are cancelled as their answers arrive disturb nobody', async () => {
    const source = {
      body: Buffer.from('<p>Six swans.'),
      type: 'text/html',
      address: at('town', '/'),
    }
    for (let round = 0; round < 20; round += 1) {
      const stop = new AbortController()
      const readings = Array.from({ length: 8 }, () => reader().read(source, stop.signal))
      // The first answer cancels the others, one of which a thread has ready.
      await readings[0]
      stop.abort(new Error('enough'))
      await Promise.allSettled(readings)
    }
    expect(await reader().read(source)).toMatchObject({ text: 'Six swans.' })
  })
})
