import { writeFile } from 'node:fs/promises'
import { measureImages, measureRecordings, type Reference } from './reference.ts'

/**
 * Writes down what the made images and recordings measure, so that a test can tell without the corpora
 * whether the shipped models still get what they were fitted to.
 */
export async function writeReference(): Promise<void> {
  const reference = {
    pictures: rounded(measureImages()),
    recordings: rounded(measureRecordings()),
  }
  const url = new URL('./reference.generated.json', import.meta.url)
  await writeFile(url, `${JSON.stringify(reference, null, 2)}\n`)
}

function rounded(references: Readonly<Record<string, Reference>>): Record<string, Reference> {
  const short = (value: number) => Number(value.toPrecision(7))
  return Object.fromEntries(
    Object.entries(references).map(([name, { raw, features }]) => [
      name,
      {
        raw: short(raw),
        features: Object.fromEntries(
          Object.entries(features).map(([feature, value]) => [feature, short(value)]),
        ),
      },
    ]),
  )
}
