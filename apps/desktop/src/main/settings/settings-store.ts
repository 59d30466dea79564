import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import {
  engineSettingSchema,
  type Settings,
  type SettingsPatch,
  settingsSchema,
} from '../../shared/settings.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'

export interface SettingsStore {
  readonly current: () => Settings
  /** Where settings that could not be read were put aside; null when all was well. */
  readonly broken: string | null
  /** Whether the place to score at was one that drafts may not be sent to; it is this computer now. */
  readonly lostServer: boolean
  change(patch: SettingsPatch): Promise<Settings>
}

/** Opens the settings; a file that cannot be read is set aside and the defaults hold. */
export async function openSettings(
  file: string,
  onChange: (settings: Settings) => void,
): Promise<SettingsStore> {
  const read = await readSettings(file)
  let current = read.settings
  let chain: Promise<void> = Promise.resolve()
  return {
    current: () => current,
    broken: read.broken,
    lostServer: read.lostServer,
    change: async (patch) => {
      current = settingsSchema.parse({ ...current, ...patch })
      const written = current
      chain = chain
        .catch(() => undefined)
        .then(async () => {
          await mkdir(dirname(file), { recursive: true })
          await writeFileAtomic(file, `${JSON.stringify(written, null, 2)}\n`)
        })
      onChange(written)
      await chain
      return written
    },
  }
}

interface ReadSettings extends Pick<SettingsStore, 'broken' | 'lostServer'> {
  readonly settings: Settings
}

async function readSettings(file: string): Promise<ReadSettings> {
  const fresh = { settings: settingsSchema.parse({}), broken: null, lostServer: false }
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return fresh
  try {
    const kept: unknown = JSON.parse(text)
    const old = oldServerSchema.safeParse(kept)
    const lostServer = old.success && !engineSettingSchema.safeParse(old.data.engine).success
    const engine = lostServer ? { engine: fresh.settings.engine } : {}
    return { ...fresh, settings: settingsSchema.parse({ ...Object(kept), ...engine }), lostServer }
  } catch {
    const broken = `${file}.broken`
    await rename(file, broken).catch(() => undefined)
    return { ...fresh, broken }
  }
}

/** Settings of an earlier version may hold a server without encryption. */
const oldServerSchema = z.object({
  engine: z.object({ kind: z.literal('server'), address: z.string() }),
})
