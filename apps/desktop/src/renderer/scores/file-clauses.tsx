import { useId } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import { policyMessages as messages } from '../language/policy-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { ClauseMatches } from './clause-matches.tsx'

/** The clauses of the folder's policy files, to be read: where each is from, why it is there, and what it met. */
export function FileClauses({ analysis }: { readonly analysis: Analysis }) {
  const id = useId()
  const isOnServer = useStore(settings, ({ engine }) => engine.kind === 'server')
  const clauses = analysis.settings?.clauses ?? []
  if (clauses.length === 0) return null
  // The engine names a clause of a file by its id where it was not understood whole.
  const limitations = analysis.result?.limitations ?? []
  const problemsOf = (clause: string) =>
    limitations.filter((text) => text.startsWith(`The policy clause \`${clause}\``))
  return (
    <section className="policy-files" aria-labelledby={id}>
      <h3 id={id}>{messages.files}</h3>
      {isOnServer && <p className="field-error">{messages.notOnServer}</p>}
      <ol className="clause-list">
        {clauses.map((clause) => (
          <li key={clause.id} className="clause">
            <p>
              <code>{clause.id}</code>
            </p>
            <p className="clause-words" dir="auto">
              {clause.says}
            </p>
            {clause.reason !== null && <p dir="auto">{clause.reason}</p>}
            {clause.from !== null && <p className="soft">{messages.from(clause.from)}</p>}
            {problemsOf(clause.id).map((problem) => (
              <p key={problem} className="field-error">
                {editingMessages.draftSettings.problem(problem)}
              </p>
            ))}
            <ClauseMatches analysis={analysis} words={clause.says} />
          </li>
        ))}
      </ol>
      <p className="field-note">{messages.filesNote}</p>
    </section>
  )
}
