import { EngineError } from '../schema/error.ts'
import { sha256 } from './sha256.ts'

/** What the manifest says of a model file. */
export interface ManifestEntry {
  readonly id: string
  readonly bytes: number
  readonly sha256: string
}

/** Refuses the text of a model file that is not the one that the manifest names. */
export function checkChecksum(id: string, text: string, manifest: readonly ManifestEntry[]): void {
  const entry = manifest.find((candidate) => candidate.id === id)
  if (entry === undefined) {
    throw invalid(
      `Unexpected model ${id}, expected one that the manifest names: ${manifest.map((known) => known.id).join(', ')}.`,
    )
  }
  const found = sha256(text)
  if (found === entry.sha256) return
  throw invalid(
    `Unexpected checksum ${found} of the model ${id}, expected ${entry.sha256} (${entry.bytes} bytes).`,
  )
}

function invalid(problem: string): EngineError {
  return new EngineError(
    'invalid_model',
    `${problem} The file was changed or cut: reinstall the package, or write the manifest again: npm run evaluate.`,
  )
}
