import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Settings, SettingsPatch } from '../../shared/settings.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import type { SettingsStore } from './settings-store.ts'

type Engine = Settings['engine']

/** What the writer lets leave for a server. The window can ask for it and cannot give it. */
export interface ServerConsent {
  /** Changes settings. A server among them holds once the writer agrees; if not, the old place stays. */
  change(patch: SettingsPatch): Promise<Settings>
  /** Where to score now: on the server of the settings only if the writer agreed to its address. */
  engine(): Promise<Engine>
  /** Whether a server may be asked who it is, without a draft. */
  mayTest(address: string): Promise<boolean>
}

interface Parts {
  readonly settings: Pick<SettingsStore, 'current' | 'change'>
  /** Keeps the address that was agreed to: settings that came from elsewhere are asked about once. */
  readonly file: string
  readonly dialogs: Pick<Dialogs, 'ask'>
  /** How many drafts the window has had scored and not closed. */
  readonly openDrafts: () => number
}

const agreedSchema = z.object({ address: z.string() })

/** Asks before drafts, or anything else, goes to a server. */
export function createServerConsent({ settings, file, dialogs, openDrafts }: Parts): ServerConsent {
  /** Servers that may be asked who they are, until the app is closed. */
  const tested = new Set<string>()
  const questions = createQuestions()
  const agreed = createAgreed(file)

  const agree = async (address: string): Promise<boolean> =>
    (await agreed.is(address)) || askToSend(address)
  const askToSend = (address: string): Promise<boolean> =>
    questions(`send ${address}`, async () => {
      const answer = await dialogs.ask({
        message: messages.server.ask(new URL(address).host),
        detail: messages.server.detail(address, openDrafts()),
        answers: [messages.server.send, messages.cancel],
        isRight: true,
      })
      if (answer === 0) await agreed.set(address)
      return answer === 0
    })

  return {
    change: async (patch) => {
      const { engine, ...others } = patch
      if (engine === undefined) return settings.change(patch)
      const { engine: before } = settings.current()
      const isNew = engine.kind === 'server' && addressOf(before) !== engine.address
      // To choose a server anew is to agree anew, whatever was agreed before.
      const mayUse = engine.kind === 'local' || (await (isNew ? askToSend : agree)(engine.address))
      return settings.change(mayUse ? patch : others)
    },
    engine: async () => {
      const { engine } = settings.current()
      if (engine.kind === 'local' || (await agree(engine.address))) return engine
      const isSame = addressOf(settings.current().engine) === engine.address
      if (isSame) await settings.change({ engine: { kind: 'local' } })
      return { kind: 'local' }
    },
    mayTest: async (address) => {
      const { origin, host } = new URL(address)
      if (tested.has(origin) || (await agreed.is(address))) return true
      return questions(`test ${origin}`, async () => {
        const answer = await dialogs.ask({
          message: messages.server.askTest(host),
          detail: messages.server.testDetail(origin),
          answers: [messages.server.connect, messages.cancel],
          isRight: true,
        })
        if (answer === 0) tested.add(origin)
        return answer === 0
      })
    },
  }
}

function addressOf(engine: Engine): string | null {
  return engine.kind === 'server' ? engine.address : null
}

/** Asks each question once at a time: those who ask meanwhile get the same answer. */
function createQuestions() {
  const open = new Map<string, Promise<boolean>>()
  return (name: string, ask: () => Promise<boolean>): Promise<boolean> => {
    const asked = open.get(name) ?? ask().finally(() => open.delete(name))
    open.set(name, asked)
    return asked
  }
}

/** The one address that the writer agreed to send drafts to. */
function createAgreed(file: string) {
  let address: Promise<string | null> | null = null
  const read = async (): Promise<string | null> => {
    try {
      return agreedSchema.parse(JSON.parse(await readFile(file, 'utf8'))).address
    } catch {
      return null
    }
  }
  return {
    is: async (asked: string): Promise<boolean> => {
      address ??= read()
      return (await address) === asked
    },
    set: async (next: string): Promise<void> => {
      address = Promise.resolve(next)
      await mkdir(dirname(file), { recursive: true })
      await writeFileAtomic(file, JSON.stringify({ address: next }), 0o600)
    },
  }
}
