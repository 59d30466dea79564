import { actionLabels, cannotJudgeLabel } from '@content-trust/engine/report'
import type { Action } from '@content-trust/engine/schema'
import type { Github } from '../github/client.ts'
import { hasStatus } from '../github/http-error.ts'

const labels = [...Object.values(actionLabels), cannotJudgeLabel].map(labelName)

/** Puts the label of the decision on a pull request, or that there is none, and removes the action's other labels. */
export async function keepLabel(
  github: Github,
  number: number,
  decision: Action | null,
): Promise<void> {
  const { owner, repo } = github
  const place = { owner, repo, issue_number: number }
  const wanted = labelName(decision === null ? cannotJudgeLabel : actionLabels[decision])
  const { data } = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', {
    ...place,
    per_page: 100,
  })
  const present = data.map(({ name }) => name)
  for (const name of labels.filter((label) => label !== wanted && present.includes(label))) {
    await removeLabel(github, number, name)
  }
  if (present.includes(wanted)) return
  await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
    ...place,
    labels: [wanted],
  })
}

async function removeLabel(github: Github, number: number, name: string): Promise<void> {
  const { owner, repo } = github
  try {
    await github.request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
      owner,
      repo,
      issue_number: number,
      name,
    })
  } catch (error) {
    // Another run took it away.
    if (!hasStatus(error, 404)) throw error
  }
}

function labelName(decision: string): string {
  return `content-trust: ${decision}`
}
