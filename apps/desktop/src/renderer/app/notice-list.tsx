import { notices } from './notices.ts'
import { useStore } from './store.ts'

/** What went wrong, above the status bar. */
export function NoticeList() {
  const all = useStore(notices.store, (state) => state)
  return (
    <div className="notice-list" role="alert">
      {all.map(({ id, text }) => (
        <p key={id} className="notice is-error small">
          {text}
          <button type="button" className="link-button" onClick={() => notices.dismiss(id)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  )
}
