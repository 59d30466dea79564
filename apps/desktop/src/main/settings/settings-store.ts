import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Settings, type SettingsPatch, settingsSchema } from '../../shared/settings.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'

export interface SettingsStore {
  readonly current: () => Settings
  /** Where settings that could not be read were put aside; null when all was well. */
  readonly broken: string | null
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

async function readSettings(file: string): Promise<{ settings: Settings; broken: string | null }> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { settings: settingsSchema.parse({}), broken: null }
  try {
    return { settings: settingsSchema.parse(JSON.parse(text)), broken: null }
  } catch {
    const broken = `${file}.broken`
    await rename(file, broken).catch(() => undefined)
    return { settings: settingsSchema.parse({}), broken }
  }
}
