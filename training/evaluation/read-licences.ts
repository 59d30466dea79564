import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureInstalled } from '../../scripts/ensure-installed.ts'

const training = join(import.meta.dirname, '..')
const licencesSchema = z.record(z.string(), z.object({ licenseText: z.string() }))

/** The texts of software licences by their SPDX ids, from a package that is installed at the first call. */
export function readLicences(): ReadonlyMap<string, string> {
  ensureInstalled(training)
  const path = join(training, 'node_modules/spdx-license-list/spdx-full.json')
  const licences = licencesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Map(Object.entries(licences).map(([id, { licenseText }]) => [id, licenseText]))
}
