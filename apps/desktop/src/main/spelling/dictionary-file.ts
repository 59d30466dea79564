import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { dictionaryWordSchema, withoutGenitive } from '../../shared/spelling.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'

/** A larger file is no list of words that somebody has added. */
const MOST_UNITS = 1_000_000

/** The words of a dictionary: a text file with one on each line; `#` begins a comment. */
export interface DictionaryFile {
  /** The words, without case; empty where there is no file. It is read again each time. */
  read(): Promise<string[]>
  /** Adds a word in its place of the alphabet; comments and other lines stay. */
  add(word: string): Promise<void>
  remove(word: string): Promise<void>
}

/** Reads and writes a dictionary; one change after the other. */
export function openDictionary(path: string): DictionaryFile {
  let chain: Promise<unknown> = Promise.resolve()
  const linesOf = async (): Promise<string[]> => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text.slice(0, MOST_UNITS).split(/\r?\n/)
  }
  const change = (step: (lines: string[]) => string[]): Promise<void> => {
    const done = chain.then(async () => {
      const lines = await linesOf()
      const next = step(lines.filter((line, at) => line !== '' || at < lines.length - 1))
      await mkdir(dirname(path), { recursive: true })
      await writeFileAtomic(path, next.map((line) => `${line}\n`).join(''))
    })
    chain = done.catch(() => undefined)
    return done
  }
  return {
    read: async () => (await linesOf().catch(() => [])).flatMap((line) => wordOf(line) ?? []),
    add: (word) =>
      change((lines) => {
        if (lines.some((line) => wordOf(line) === word)) return lines
        const at = lines.findIndex((line) => isBehind(wordOf(line), word))
        return lines.toSpliced(at === -1 ? lines.length : at, 0, word)
      }),
    remove: (word) => change((lines) => lines.filter((line) => wordOf(line) !== word)),
  }
}

/** The words of dictionaries, as they are looked up. */
export function lookUp(...lists: readonly (readonly string[])[]): (word: string) => boolean {
  const known = new Set(lists.flat().map(folded))
  return (word) => known.has(folded(word)) || known.has(folded(withoutGenitive(word)))
}

function folded(word: string): string {
  return word.replaceAll('’', "'").toLowerCase()
}

function wordOf(line: string): string | null {
  const word = line.replace(/#.*/, '').trim()
  return dictionaryWordSchema.safeParse(word).success ? word : null
}

function isBehind(word: string | null, other: string): boolean {
  return word !== null && word.localeCompare(other, 'en', { sensitivity: 'base' }) > 0
}
