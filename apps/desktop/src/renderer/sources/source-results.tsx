import { memo, useMemo } from 'react'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { createStore, useStore } from '../state/store.ts'
import { needsAttention } from './attention.ts'
import type { SourceResults } from './source-checks.ts'
import { SourceList } from './source-list.tsx'

/** Whether only references that need attention are shown; it holds for all drafts. */
const onlyAttention = createStore(false)

interface SourceResultsProps {
  readonly draft: string
  readonly results: SourceResults
}

/** The references of a draft, with a filter; drawn again for other results, and not for each key. */
export const SourceResultsView = memo(function SourceResultsView(props: SourceResultsProps) {
  const { draft, results } = props
  const isFiltered = useStore(onlyAttention, (state) => state)
  const worrying = useMemo(() => results.rows.filter(needsAttention), [results])
  if (results.rows.length === 0) return null
  const rows = isFiltered ? worrying : results.rows
  const hasClaims = rows.some(({ claims }) => claims.length > 0)
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isFiltered}
          onChange={(event) => onlyAttention.set(event.target.checked)}
        />
        <span>{messages.onlyAttention(worrying.length)}</span>
      </label>
      {rows.length === 0 && <p className="soft small">{messages.allFine}</p>}
      {rows.length > 0 && <SourceList draft={draft} results={results} rows={rows} />}
      {hasClaims && <p className="small soft">{messages.disclaimer}</p>}
    </>
  )
})
