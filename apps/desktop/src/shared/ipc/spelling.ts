import { z } from 'zod'
import { pathSchema } from '../drafts.ts'
import { dictionaryWordSchema, spellingAnswerSchema, spellingRequestSchema } from '../spelling.ts'

const nothing = z.object({})

/** The calls of spelling and grammar. */
export const spellingCalls = {
  /** Checks a draft a part at a time, the words of both dictionaries left out. */
  checkSpelling: { input: spellingRequestSchema, output: spellingAnswerSchema },
  /** Adds a word to the writer's own dictionary. */
  addWord: { input: z.object({ word: dictionaryWordSchema }), output: nothing },
  /** Adds a word to the dictionary of the open folder that a draft lies in; the first time after a question. */
  addFolderWord: {
    input: z.object({ word: dictionaryWordSchema, path: pathSchema }),
    output: z.object({ isAdded: z.boolean() }),
  },
  removeWord: { input: z.object({ word: dictionaryWordSchema }), output: nothing },
  /** The words of the writer's own dictionary, in the order of the alphabet. */
  listWords: { input: nothing, output: z.object({ words: z.array(z.string()) }) },
} as const

/** What the main process says about spelling by itself. */
export const spellingEvents = {
  /** A dictionary has other words now; drafts have to be checked again. */
  dictionaryChanged: nothing,
} as const
