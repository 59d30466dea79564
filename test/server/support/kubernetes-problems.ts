import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** An object as a manifest has it; the rest is for the compiler to judge. */
export const manifestSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() })
export type Manifest = z.output<typeof manifestSchema>

const modules = join(import.meta.dirname, '../../../node_modules')

/**
 * What the compiler says of manifests against the types of the Kubernetes API, which know every field: a line for
 * each problem, by the name of the manifest.
 */
export async function kubernetesProblems(
  manifests: Readonly<Record<string, Manifest>>,
): Promise<readonly string[]> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(
    join(modules, 'kubernetes-types'),
    join(folder, 'node_modules/kubernetes-types'),
    'junction',
  )
  const files = Object.entries(manifests).map(([name, manifest]) => {
    const file = `${name}.ts`
    writeFileSync(join(folder, file), sourceOf(manifest))
    return file
  })
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '']
  const compiler = [join(modules, 'typescript/bin/tsc'), ...options, ...files]
  const run = promisify(execFile)(process.execPath, compiler, { cwd: folder })
  // It ends with a status of its own when it finds something.
  const { stdout } = await run.catch((error: unknown) =>
    z.object({ stdout: z.string() }).parse(error),
  )
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

function sourceOf(manifest: Manifest): string {
  const { apiVersion, kind } = manifest
  // `v1` is the core group, and `networking.k8s.io/v1` has its types in `networking/v1`.
  const [group = '', version] = apiVersion.includes('/')
    ? apiVersion.split('/')
    : ['core', apiVersion]
  const types = `kubernetes-types/${group.split('.')[0]}/${version}.d.ts`
  return `import type { ${kind} } from '${types}'\nexport const made: ${kind} = ${JSON.stringify(manifest)}\n`
}
