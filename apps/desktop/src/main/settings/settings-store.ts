import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Settings, type SettingsPatch, settingsSchema } from '../../shared/settings.ts'
import { writeWhole } from '../files/write-whole.ts'

export interface SettingsStore {
  readonly current: () => Settings
  change(patch: SettingsPatch): Promise<Settings>
}

/** Opens the settings; a file that cannot be read is set aside and the defaults hold. */
export async function openSettings(
  file: string,
  onChange: (settings: Settings) => void,
): Promise<SettingsStore> {
  let current = await readSettings(file)
  let chain: Promise<void> = Promise.resolve()
  return {
    current: () => current,
    change: async (patch) => {
      current = settingsSchema.parse({ ...current, ...patch })
      const written = current
      chain = chain
        .catch(() => undefined)
        .then(async () => {
          await mkdir(dirname(file), { recursive: true })
          await writeWhole(file, `${JSON.stringify(written, null, 2)}\n`)
        })
      onChange(written)
      await chain
      return written
    },
  }
}

async function readSettings(file: string): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return settingsSchema.parse({})
  try {
    return settingsSchema.parse(JSON.parse(text))
  } catch {
    await rename(file, `${file}.broken`).catch(() => undefined)
    return settingsSchema.parse({})
  }
}
