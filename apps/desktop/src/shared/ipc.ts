import { aboutSchema, draftContextSchema, styleResultSchema } from '@content-trust/engine/schema'
import { z } from 'zod'
import {
  fileDecisionSchema,
  proposalSchema,
  reportFormatSchema,
  ruleSchema,
  scoringInputSchema,
} from './analysis.ts'
import type { Answer } from './answer.ts'
import {
  backupSchema,
  draftFileSchema,
  draftIdSchema,
  fileFormatSchema,
  folderSchema,
  openedFilesSchema,
  pathSchema,
  savedFileSchema,
} from './drafts.ts'
import { countCalls } from './ipc/counts.ts'
import { documentCalls } from './ipc/documents.ts'
import { historyCalls } from './ipc/history.ts'
import { linkCalls } from './ipc/links.ts'
import { menuCalls } from './ipc/menus.ts'
import { pasteCalls } from './ipc/paste.ts'
import { policyCalls } from './ipc/policies.ts'
import { searchCalls, searchEvents } from './ipc/search.ts'
import { sessionCalls } from './ipc/session.ts'
import { sourceCalls, sourceEvents } from './ipc/sources.ts'
import { spellingCalls, spellingEvents } from './ipc/spelling.ts'
import { updateCalls } from './ipc/updates.ts'
import {
  assessedSchema,
  fixRequestSchema,
  fixSchema,
  ignoredNamesSchema,
  placedFindingSchema,
  scoreAnswerSchema,
} from './marking.ts'
import { mediaReportSchema, mediaRequestSchema } from './media.ts'
import { menuItemSchema } from './menu.ts'
import {
  passageRequestSchema,
  rewriteAnswerSchema,
  rewriteNameSchema,
  rewriteSchema,
} from './rewriting.ts'
import { serverStatusSchema } from './server.ts'
import { openedSessionSchema } from './session.ts'
import {
  modelNameSchema,
  serverAddressSchema,
  settingsPatchSchema,
  settingsSchema,
} from './settings.ts'

const nothing = z.object({})
const onePath = z.object({ path: pathSchema })
const written = z.object({ path: pathSchema.nullable() })
const known = z.object({
  isSet: z.boolean(),
  isAvailable: z.boolean(),
  origin: z.string().nullable(),
})
const keyOwner = z.object({ of: z.enum(['server', 'rewriter']) })
const fileText = { text: z.string(), format: fileFormatSchema }

/** Every call from the editor to the main process: what goes in and what comes back. */
export const calls = {
  /** What to open at the start: the last session, files named on the command line, and what a crash left. */
  takeStart: {
    input: nothing,
    output: openedFilesSchema.extend({
      backups: z.array(backupSchema),
      /** Where settings that could not be read were put aside. */
      brokenSettings: z.string().nullable(),
      session: openedSessionSchema.nullable(),
    }),
  },
  openFiles: { input: nothing, output: openedFilesSchema },
  /** Takes dropped `File` objects; the preload script alone makes paths of them, on a channel of its own. */
  openDropped: {
    input: z.object({
      files: z.array(pathSchema).max(100),
      /** Names of dropped files that are not on a disk, such as an image of a web page. */
      withoutPath: z.array(z.string().max(255)).max(100).default([]),
    }),
    output: openedFilesSchema.extend({ folders: z.array(folderSchema) }),
  },
  openFolder: { input: nothing, output: z.object({ folder: folderSchema.nullable() }) },
  listFolder: { input: onePath, output: folderSchema },
  readFile: { input: onePath, output: draftFileSchema },
  openRecent: { input: onePath, output: draftFileSchema },
  openRecentFolder: { input: onePath, output: folderSchema },
  listRecent: {
    input: nothing,
    output: z.object({ paths: z.array(pathSchema), folders: z.array(pathSchema) }),
  },
  clearRecent: { input: nothing, output: nothing },
  /** `version` is what the draft was made from; null writes over whatever is there. */
  save: {
    input: onePath.extend({ ...fileText, version: z.string().nullable() }),
    output: savedFileSchema,
  },
  saveAs: {
    input: z.object({ ...fileText, name: z.string().max(255) }),
    output: z.object({ saved: savedFileSchema.nullable() }),
  },
  createFile: {
    input: z.object({ folder: pathSchema, name: z.string().min(1).max(255) }),
    output: draftFileSchema,
  },
  renameFile: {
    input: onePath.extend({ name: z.string().min(1).max(255) }),
    output: onePath.extend({ name: z.string() }),
  },
  /** Moves a file to the bin of the system, once the user confirms. */
  trashFile: { input: onePath, output: z.object({ isTrashed: z.boolean() }) },
  /** Shows a file or folder in the file manager of the system. */
  revealFile: { input: onePath, output: nothing },
  /** Lets the preview show the images of a file's folder, once the user agrees. */
  allowImages: { input: onePath, output: z.object({ address: z.string().nullable() }) },
  /** The files whose changes from outside the editor wants to hear of; replaces the last list. */
  watchFiles: { input: z.object({ paths: z.array(pathSchema).max(1000) }), output: nothing },

  ...pasteCalls,
  ...linkCalls,
  ...documentCalls,

  backUp: { input: backupSchema, output: nothing },
  dropBackup: { input: z.object({ draft: draftIdSchema }), output: nothing },

  getSettings: { input: nothing, output: settingsSchema },
  setSettings: { input: settingsPatchSchema, output: settingsSchema },
  getKey: { input: keyOwner, output: known },
  /** The key is sent to the origin of this address alone. */
  setKey: {
    input: keyOwner.extend({ key: z.string().min(1).max(500), address: serverAddressSchema }),
    output: known,
  },
  clearKey: { input: keyOwner, output: known },
  /** Asks a server who it is and whether it takes the key. */
  testServer: {
    input: z.object({ address: serverAddressSchema }),
    output: z.object({ status: serverStatusSchema, message: z.string() }),
  },

  scoreDraft: {
    input: scoringInputSchema.extend({
      draft: draftIdSchema,
      request: z.int().min(0),
      ignored: ignoredNamesSchema,
    }),
    output: scoreAnswerSchema,
  },
  /** Scores a file of the folder on the disk, behind everything that the user waits for. */
  scoreFile: {
    input: scoringInputSchema.omit({ text: true, syntax: true }).extend({ path: pathSchema }),
    output: fileDecisionSchema,
  },
  /** What was still to be scored of a draft is no longer wanted. */
  cancelScore: { input: z.object({ draft: draftIdSchema }), output: nothing },
  /** Scores an image, an audio file or a video that the user opened. */
  scoreMedia: {
    input: onePath.extend({ context: draftContextSchema, request: mediaRequestSchema }),
    output: mediaReportSchema,
  },
  /** Scores an image of a draft, by its address there; nothing is fetched. */
  scoreImage: {
    input: z.object({
      /** Null for a draft without a file, which can show only what is in its text. */
      draft: pathSchema.nullable(),
      address: z.string().min(1).max(20_000_000),
      context: draftContextSchema,
      request: mediaRequestSchema,
    }),
    output: mediaReportSchema,
  },
  /** These requests are no longer wanted; what is being read stops. */
  cancelMedia: {
    input: z.object({ requests: z.array(mediaRequestSchema).max(1000) }),
    output: nothing,
  },
  proposeEdits: {
    input: scoringInputSchema,
    output: z.object({ proposals: z.array(proposalSchema) }),
  },
  /** The edit that takes a suggestion, with its verdict; null when the finding has no place. */
  findFix: { input: fixRequestSchema, output: z.object({ fix: fixSchema.nullable() }) },
  /** The name by which a dismissed finding is known again. */
  fingerprintFinding: {
    input: z.object({ text: z.string().max(200_000), finding: placedFindingSchema }),
    output: z.object({ fingerprint: z.string() }),
  },
  /** Sends a passage to the model that the writer has set, after a question; nothing else is sent. */
  suggestRewrite: {
    input: passageRequestSchema.extend({ request: rewriteNameSchema }),
    output: rewriteAnswerSchema,
  },
  /** These words are no longer waited for. */
  cancelRewrite: { input: z.object({ request: rewriteNameSchema }), output: nothing },
  /** What a rewrite does to the facts and to the scores; nothing is sent. */
  assessRewrite: { input: rewriteSchema, output: assessedSchema },
  /** Asks a model to rewrite a sentence of the app's own. */
  testRewriter: {
    input: z.object({ address: serverAddressSchema, model: modelNameSchema }),
    output: z.object({ isReady: z.boolean(), message: z.string() }),
  },
  measureStyle: { input: scoringInputSchema, output: styleResultSchema },
  listRules: { input: nothing, output: z.object({ rules: z.array(ruleSchema) }) },
  explainRule: { input: z.object({ rule: z.string() }), output: ruleSchema },

  ...spellingCalls,
  ...searchCalls,
  ...sourceCalls,

  exportReport: {
    input: scoringInputSchema.extend({ name: z.string().max(255), format: reportFormatSchema }),
    output: written,
  },
  printWindow: { input: nothing, output: nothing },
  copyText: { input: z.object({ text: z.string().max(1_000_000) }), output: nothing },
  openExternal: {
    input: z.object({ url: z.url({ protocol: /^(?:https?|mailto)$/ }).max(2048) }),
    output: z.object({ isOpened: z.boolean() }),
  },
  /** Asks a question with its own answers; the last one is what Escape means. */
  askUser: {
    input: z.object({
      message: z.string().max(300),
      detail: z.string().max(1000),
      answers: z.array(z.string().max(60)).min(1).max(4),
    }),
    output: z.object({ answer: z.int().min(0) }),
  },
  ...menuCalls,
  ...countCalls,
  ...policyCalls,
  setMenu: { input: z.object({ items: z.array(menuItemSchema).max(200) }), output: nothing },
  /** The window may close: the editor has asked about each unsaved draft. */
  closeWindow: { input: nothing, output: nothing },
  ...updateCalls,
  ...sessionCalls,
  ...historyCalls,
  readAbout: {
    input: nothing,
    output: z.object({
      app: z.string(),
      electron: z.string(),
      chromium: z.string(),
      node: z.string(),
      engine: aboutSchema,
    }),
  },
} as const

/** Every message that the main process sends by itself. */
export const events = {
  menuCommand: z.object({ id: z.string() }),
  /** Files that the system asks to open: by a second start or by a double click. */
  filesOpened: openedFilesSchema,
  /** A file that settings of drafts come from has changed. */
  draftSettingsChanged: nothing,
  /** Settings that are not used, such as a config that is code; each sentence is sent once. */
  settingsNotices: z.object({ notices: z.array(z.string()) }),
  fileChanged: onePath.extend({
    kind: z.enum(['changed', 'removed']),
    version: z.string().nullable(),
  }),
  settingsChanged: settingsSchema,
  ...spellingEvents,
  ...searchEvents,
  ...sourceEvents,
  /** The process that scores had died and runs again. */
  engineRestarted: nothing,
  /** The user wants to close the window; `answerClose` and `closeWindow` answer. */
  closeAsked: nothing,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallInputs = { [Name in CallName]: z.output<Calls[Name]['input']> }
export type CallOutputs = { [Name in CallName]: z.output<Calls[Name]['output']> }

export type EventName = keyof typeof events
export type EventPayloads = { [Name in EventName]: z.output<(typeof events)[Name]> }

/** What the editor may write for an input: `File` objects stand where files were dropped. */
type CallArguments<Name extends CallName> = Name extends 'openDropped'
  ? { readonly files: readonly unknown[] }
  : CallInputs[Name]

/** What the preload script gives the editor as `window.api`. */
export type Api = {
  readonly [Name in CallName]: (input: CallArguments<Name>) => Promise<Answer<CallOutputs[Name]>>
} & {
  /** Listens to one kind of message; the returned function stops it. */
  on<Name extends EventName>(
    name: Name,
    listener: (payload: EventPayloads[Name]) => void,
  ): () => void
}

/** Names of the channels that everything goes through. */
export const CALL_CHANNEL = 'call'
export const EVENT_CHANNEL = 'event'
/** For calls that hold paths of dropped files: only the preload script sends on it, and never what the page wrote. */
export const DROP_CHANNEL = 'drop'

/** Whether a call goes through `DROP_CHANNEL`, and is refused on the other one. */
export function isDropCall(name: unknown): boolean {
  return name === 'openDropped'
}
