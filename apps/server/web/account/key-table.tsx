import type { KeyView } from '../../src/pages/account-view.ts'
import { fromNow, moment } from './times.ts'

interface KeyTableProps {
  readonly keys: readonly KeyView[]
  readonly sessionKeyId: string
  /** The server’s time: a visitor’s clock may be wrong. */
  readonly now: number
  readonly onAsk: (kind: 'rotate' | 'revoke', key: KeyView) => void
}

/** All keys: the active ones first, then those that are revoked or expired. */
export function KeyTable({ keys, sessionKeyId, now, onAsk }: KeyTableProps) {
  const ordered = keys.toSorted((a, b) => Number(b.is_active) - Number(a.is_active))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard
    <section className="table-frame" aria-label="Keys, as a table" tabIndex={0}>
      <table className="key-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Key</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="hidden-text">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((key) => (
            <tr key={key.key_id} className={key.is_active ? undefined : 'soft'}>
              <td className="key-name">
                {key.label}
                {key.key_id === sessionKeyId && <span className="soft"> (signed in)</span>}
              </td>
              <td data-label="Key">
                <code>{key.hint}</code>
              </td>
              <td className="no-wrap figures" data-label="Created">
                {moment(key.created_at)}
              </td>
              <td className="no-wrap figures" data-label="Last used">
                {key.last_used_at === null ? 'Never' : moment(key.last_used_at)}
              </td>
              <td className="no-wrap" data-label="State">
                {stateOf(key, now)}
              </td>
              <td className="key-actions">
                {key.is_active && (
                  <>
                    <button
                      type="button"
                      className="link-button"
                      aria-label={`Replace the key ${key.label}`}
                      onClick={() => onAsk('rotate', key)}
                    >
                      Replace
                    </button>
                    <button
                      type="button"
                      className="link-button is-danger"
                      aria-label={`Revoke the key ${key.label}`}
                      onClick={() => onAsk('revoke', key)}
                    >
                      Revoke
                    </button>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function stateOf({ is_active, revoked_at, expires_at }: KeyView, now: number): string {
  if (revoked_at !== null) return `Revoked ${fromNow(revoked_at, now)}`
  if (expires_at === null) return 'Active'
  return `${is_active ? 'Expires' : 'Expired'} ${fromNow(expires_at, now)}`
}
