import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { isSpelling, type Problem, type SpellingSetting } from '../../shared/spelling.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs, Host } from '../ports.ts'
import { type DictionaryFile, lookUp, openDictionary } from './dictionary-file.ts'
import type { SpellingQueue } from './spelling-queue.ts'

interface SpellingParts {
  readonly queue: SpellingQueue
  readonly settings: () => SpellingSetting
  readonly allowed: Pick<AllowedPaths, 'check' | 'checkOwn' | 'topFolderOf'>
  /** The writer's own words. */
  readonly ownWords: DictionaryFile
  readonly dialogs: Pick<Dialogs, 'ask'>
  readonly emit: Host['emit']
}

type SpellingCalls = Pick<
  Handlers,
  'checkSpelling' | 'addWord' | 'addFolderWord' | 'removeWord' | 'listWords'
>

/** Where a folder keeps words that everybody who works in it knows. */
const FOLDER_DICTIONARY = join('.content-trust', 'dictionary.txt')

/** The calls of spelling and grammar, and of the dictionaries. */
export function createSpellingCalls(parts: SpellingParts): SpellingCalls {
  const { queue, settings, ownWords, emit } = parts
  const changed = (): void => emit('dictionaryChanged', {})
  const folderWords = createFolderDictionaries(parts)
  return {
    checkSpelling: async ({ path, ...task }) => {
      const folder = path === null ? null : await folderOf(parts, path).catch(() => null)
      const answer = await queue.check(task)
      if (answer.status !== 'checked') return answer
      const shared = folder === null ? [] : await folderWords.read(folder)
      const isKnown = lookUp(await ownWords.read(), shared)
      const isWanted = wantedBy(settings())
      const problems = answer.problems.filter(
        (problem) => isWanted(problem) && !(isSpelling(problem.kind) && isKnown(problem.words)),
      )
      return { ...answer, problems }
    },
    addWord: async ({ word }) => {
      await ownWords.add(word)
      changed()
      return {}
    },
    removeWord: async ({ word }) => {
      await ownWords.remove(word)
      changed()
      return {}
    },
    listWords: async () => ({ words: await ownWords.read() }),
    addFolderWord: async ({ word, path }) => {
      const isAdded = await folderWords.add(await folderOf(parts, path), word)
      if (isAdded) changed()
      return { isAdded }
    },
  }
}

function wantedBy({ isOn, hasGrammar, offKinds, offRules }: SpellingSetting) {
  return ({ kind, rule }: Problem): boolean =>
    isOn && (hasGrammar || isSpelling(kind)) && !offKinds.includes(kind) && !offRules.includes(rule)
}

/** The open folder that a draft lies in; null for a draft that was opened without one. */
async function folderOf({ allowed }: SpellingParts, path: string): Promise<string | null> {
  return allowed.topFolderOf(await allowed.check(path))
}

/** The dictionaries of open folders. */
function createFolderDictionaries({ allowed, dialogs }: SpellingParts) {
  const opened = new Map<string, DictionaryFile>()
  // A file that is a link to elsewhere is refused.
  const pathIn = (folder: string): Promise<string> =>
    allowed.checkOwn(join(folder, FOLDER_DICTIONARY))
  const open = (path: string): DictionaryFile => {
    const file = opened.get(path) ?? openDictionary(path)
    opened.set(path, file)
    return file
  }
  return {
    read: (folder: string): Promise<string[]> =>
      pathIn(folder).then(
        (path) => open(path).read(),
        () => [],
      ),
    /** Adds a word; a folder that has no dictionary gets one when the writer says so. */
    add: async (folder: string | null, word: string): Promise<boolean> => {
      const text = messages.spelling
      if (folder === null) throw new CallError('not_available', text.noFolder)
      const path = await pathIn(folder)
      if (!(await exists(path))) {
        const answers = [text.make, messages.cancel]
        const question = { message: text.ask(basename(folder)), detail: text.detail(path), answers }
        if ((await dialogs.ask(question)) !== 0) return false
      }
      await open(path).add(word)
      return true
    },
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
