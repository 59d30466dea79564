import { count } from '@content-trust/design'
import { useState } from 'react'
import type { CallView, KeyView } from '../../src/pages/account-view.ts'
import { money } from '../words.ts'
import { moment } from './times.ts'

interface CallTableProps {
  readonly calls: readonly CallView[]
  readonly keys: readonly KeyView[]
  readonly hasMore: boolean
  readonly onMore: () => Promise<string | null>
}

/** Billed calls, newest first; older ones are loaded on demand. */
export function CallTable({ calls, keys, hasMore, onMore }: CallTableProps) {
  if (calls.length === 0) {
    return (
      <p className="empty">
        No calls yet. The <a href="/docs">API reference</a> has examples to copy.
      </p>
    )
  }
  const labels = new Map(keys.map(({ key_id, label }) => [key_id, label]))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard */}
      <section className="table-frame" aria-label="Recent calls, as a table" tabIndex={0}>
        <table className="call-table">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Call</th>
              <th scope="col">Content hash</th>
              <th scope="col">Key</th>
              <th scope="col" className="is-number">
                Units
              </th>
              <th scope="col" className="is-number">
                Cost
              </th>
              <th scope="col" className="is-number">
                Took
              </th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <CallRow key={call.analysis_id} call={call} label={labels.get(call.key_id) ?? '–'} />
            ))}
          </tbody>
        </table>
      </section>
      {hasMore && <OlderCalls onMore={onMore} />}
    </>
  )
}

function CallRow({ call, label }: { readonly call: CallView; readonly label: string }) {
  return (
    <tr>
      <td className="figures no-wrap call-time">
        <time dateTime={call.at}>{moment(call.at)}</time>
      </td>
      <td className="no-wrap call-name">
        <code>{call.endpoint}</code>
        <span className="soft">
          {' '}
          {call.modality}
          {call.hostname !== null && ` from ${call.hostname}`}
        </span>
      </td>
      <td className="call-hash">
        <code title={`${call.content_hash} · ${call.analysis_id} · ${call.model_version}`}>
          {call.content_hash.slice(0, 12)}…
        </code>
      </td>
      <td className="key-name call-key">{label}</td>
      <td className="is-number call-units" data-label="Units">
        {count(call.units)}
      </td>
      <td className="is-number call-cost">{money(call.spent_cents)}</td>
      <td className="is-number no-wrap call-took" data-label="Took">
        {count(call.latency_ms)} ms
      </td>
    </tr>
  )
}

/** Loads older calls; shows the error where that fails. */
function OlderCalls({ onMore }: Pick<CallTableProps, 'onMore'>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const load = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setError(await onMore())
    setBusy(false)
  }
  return (
    <>
      {error !== null && (
        <p className="notice is-error" role="alert">
          {error}
        </p>
      )}
      <p className="older">
        <button
          type="button"
          className="button is-small"
          aria-disabled={isBusy}
          onClick={() => void load()}
        >
          {isBusy ? 'Loading…' : 'Show older calls'}
        </button>
      </p>
    </>
  )
}
