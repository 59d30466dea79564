import { useState } from 'react'
import type { Settings } from '../../shared/settings.ts'
import { messages } from '../language/messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'

const text = messages.settings

/** The findings that the writer has dismissed; each can come back, and that can be undone. */
export function IgnoredList() {
  const ignored = useStore(settings, (state) => state.ignored)
  const [before, setBefore] = useState<Settings['ignored'] | null>(null)
  const keep = (next: Settings['ignored']): void => {
    setBefore(ignored)
    void changeSettings({ ignored: next })
  }
  const undo = (): void => {
    if (before !== null) void changeSettings({ ignored: before })
    setBefore(null)
  }
  return (
    <>
      <p className="field-note">{ignored.length === 0 ? text.ignoredNone : text.ignoredNote}</p>
      <ul className="plain-list">
        {ignored.map((finding) => (
          <li key={finding.fingerprint}>
            <span>
              “{finding.quote}” <span className="soft">{finding.rule}</span>
            </span>
            <button
              type="button"
              className="link-button"
              onClick={() => keep(ignored.filter((other) => other !== finding))}
            >
              {text.showAgain}
            </button>
          </li>
        ))}
      </ul>
      <p className="small" role="status">
        {before !== null && before.length > ignored.length && (
          <>
            {text.shownAgain(before.length - ignored.length)}{' '}
            <button type="button" className="link-button" onClick={undo}>
              {text.undo}
            </button>
          </>
        )}
      </p>
      {ignored.length > 1 && (
        <button type="button" className="button is-small" onClick={() => keep([])}>
          {text.showAllAgain}
        </button>
      )}
    </>
  )
}
