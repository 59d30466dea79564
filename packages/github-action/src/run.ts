import { UsageError } from '@content-trust/workspace'
import { checkJob } from './check-job.ts'
import { openGithub } from './github/client.ts'
import { readHttpError } from './github/http-error.ts'
import type { Host } from './host.ts'
import { readInputs } from './inputs.ts'
import { postJob } from './post/post-job.ts'
import { readJob, repositoryOf } from './read-job.ts'

/** Runs the action; every mistake ends as one message of the step. */
export async function run(host: Host): Promise<void> {
  try {
    await runJob(host)
  } catch (error) {
    host.runner.setFailed(explain(error))
  }
}

async function runJob(host: Host): Promise<void> {
  const inputs = readInputs(host)
  host.runner.setSecret(inputs.token)
  const job = await readJob(host)
  if (job.kind === 'nothing') {
    host.runner.info(`Content Trust: nothing to check, ${job.reason}.`)
    return
  }
  const github = openGithub(host, inputs.token, repositoryOf(host))
  if (job.kind === 'post') await postJob(host, inputs, github, job)
  else await checkJob(host, inputs, github, job)
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message
  const answer = readHttpError(error)
  if (answer === null) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return `An error of Content Trust itself; please report it. ${reason}`
  }
  const reason = answer.message.split('\n')[0] ?? ''
  const hint =
    answer.status === 403 || answer.status === 404
      ? ' The job needs the permissions `contents: read` and `pull-requests: read`.'
      : ''
  return `GitHub answered ${answer.status}: ${reason}${hint}`
}
