import { didYouMean } from '../nearest.ts'
import { joinPath } from '../paths.ts'
import { UsageError } from '../problems.ts'
import type { Task } from '../tasks.ts'
import { findNamed } from '../workspace/find-named.ts'
import type { Reader } from '../workspace/reader.ts'
import { isPolicyFile, policyEndings } from './policy-names.ts'

/** Where a policy is read from. */
export type PolicySource =
  | { readonly kind: 'shipped'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string }

/** Who names a policy. */
export interface PolicyNaming {
  /** The folder that paths start from. */
  readonly folder: string
  /** The beginning of a message, up to the name: the file and the key that has it. */
  readonly by: string
  /** The end of a message: where the name is, or nothing. */
  readonly see: string
}

/** The policy that a name means: a shipped one, a file, or the one of an installed package. */
export function* findPolicy(
  reader: Reader,
  name: string,
  { folder, by, see }: PolicyNaming,
  shipped: readonly string[],
): Task<PolicySource> {
  if (shipped.includes(name)) return { kind: 'shipped', name }
  const named = `${by} ${name}`
  const found = yield* findNamed(reader, folder, name, {
    named,
    fileOfPackage: (place) => policyIn(reader, place),
    expected: `one file that ends in ${policyEndings}`,
    unknown: 'which is neither a shipped policy nor a package that can be read from here.',
    meant: didYouMean(name, shipped).trim(),
  })
  if ('problem' in found) throw new UsageError(`${found.problem}${see}`)
  if (isPolicyFile(found.path)) return { kind: 'file', path: found.path }
  throw new UsageError(
    `${named}, but that is no policy file; expected a name that ends in ${policyEndings}.${see}`,
  )
}

/** The only policy file of a package. */
function* policyIn(reader: Reader, folder: string): Task<string | undefined> {
  const files = (yield* reader.list(folder)).filter(
    ({ name, kind }) => kind !== 'folder' && isPolicyFile(name),
  )
  return files.length === 1 ? joinPath(folder, files[0]?.name ?? '') : undefined
}
