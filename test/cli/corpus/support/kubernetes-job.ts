import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job } from 'kubernetes-types/batch/v1.d.ts'
import type { Container } from 'kubernetes-types/core/v1.d.ts'
import { parse } from 'yaml'
import { makeFolder } from '../../support/folder.ts'
import { readRecipe, runProgram } from './recipe.ts'

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

/** What the compiler says of a job against the types of the Kubernetes API: nothing when it is one. */
export async function problemsOf(text: string): Promise<string> {
  const folder = await makeFolder({})
  const types = join(modules, 'kubernetes-types/batch/v1')
  await writeFile(
    join(folder, 'job.ts'),
    `import type { Job } from ${JSON.stringify(types)}\nexport const job: Job = ${JSON.stringify(parse(text))}\n`,
  )
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '']
  const compiler = [process.execPath, join(modules, 'typescript/bin/tsc'), ...options, 'job.ts']
  return (await runProgram(folder, compiler, process.env)).out
}

/** A job that the compiler has found to be one. */
export async function readJob(name: string): Promise<{ job: Job; container: Container }> {
  const text = await readRecipe(name)
  const problems = await problemsOf(text)
  if (problems !== '') throw new Error(`${name} is no job of Kubernetes: ${problems}`)
  const job: Job = parse(text)
  const [container] = job.spec?.template.spec?.containers ?? []
  if (container === undefined) throw new Error(`${name} starts no container.`)
  return { job, container }
}
