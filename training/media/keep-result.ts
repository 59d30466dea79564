import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What an earlier run made of the same inputs, or what is made of them now. */
export async function keepResult<Result>(
  folder: string,
  name: string,
  inputs: readonly unknown[],
  make: () => Result,
): Promise<Result> {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12)
  const path = join(folder, `${name}-${key}.json`)
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept)
  const made = make()
  await writeFile(path, JSON.stringify(made))
  return made
}
