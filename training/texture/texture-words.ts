import { commonest, countWords } from '../common-words.ts'
import { periodWords } from './period-words.ts'

/** In so many of the files that may be fitted to. */
const FEWEST_FILES = 12
const MOST = 6000

/** The words that the texture model knows by name: common ones of many files, but for words of a time. */
export async function textureWords(): Promise<string[]> {
  const words = commonest(await countWords(), FEWEST_FILES, MOST)
  return words.filter((word) => !periodWords.has(word))
}
