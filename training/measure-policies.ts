import { analyzeText } from '@content-trust/engine'
import type { PolicyRule } from '@content-trust/engine/schema'
import { openWorkspaceSync } from '@content-trust/workspace/sync'
import { shippedNames } from '../packages/workspace/src/policy/shipped-policy.ts'
import { corporaFolder, hasCorpora, readJsonl, wildFiles } from './corpora.ts'

/**
 * Prints how many drafts that people have published each shipped policy would stop, clause by clause, so that its
 * clauses can be set where good drafts pass. Reads the whole files of public repositories.
 */
if (!hasCorpora) {
  process.stderr.write(
    `Policies not measured: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}

const source = { list: () => null, read: () => null }
const workspace = openWorkspaceSync({ source, cwd: '', knownRules: [] })
const policies = shippedNames.map((name) => {
  return { name, rules: workspace.readPolicy(name).clauses.map(({ rule }) => rule) }
})

/** Ids of the clauses that a draft meets, each with the decision that it asks for. */
function metBy(text: string, rules: readonly PolicyRule[]): Map<string, string> {
  const { policy_matches = [] } = analyzeText(
    { source: text, syntax: 'markdown' },
    { policy: rules },
  )
  const ids = new Map(rules.map(({ id, says }) => [says, id]))
  return new Map(
    policy_matches.map(({ rule, action }) => [ids.get(rule) ?? rule, action ?? 'none']),
  )
}

for (const file of wildFiles) {
  let drafts = 0
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  for await (const row of readJsonl<{ text: string; label: string }>(`text/${file}.jsonl.gz`)) {
    if (row.label !== 'human') continue
    drafts++
    for (const { name, rules } of policies) {
      const met = metBy(row.text, rules)
      for (const [id, decision] of met) count(`${name} / ${id}: ${decision}`)
      for (const decision of new Set(met.values())) count(`${name}: ${decision}`)
    }
  }
  process.stdout.write(`\n| ${file}, ${drafts} drafts of people | meet it |\n| --- | --- |\n`)
  for (const [what, found] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    process.stdout.write(`| ${what} | ${((found / drafts) * 100).toFixed(1)} % |\n`)
  }
}
