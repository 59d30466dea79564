import { messages } from '../language/messages.ts'
import { notices } from '../state/notices.ts'
import { useStore } from '../state/store.ts'

/** What went wrong and what was done, above the status bar. */
export function NoticeList() {
  const all = useStore(notices.store, (state) => state)
  return (
    <div className="notice-list" role="alert">
      {all.map(({ id, text, tone }) => (
        <p key={id} className={`notice is-${tone} small`}>
          {text}
          <button type="button" className="link-button" onClick={() => notices.dismiss(id)}>
            {messages.dismiss}
          </button>
        </p>
      ))}
    </div>
  )
}
