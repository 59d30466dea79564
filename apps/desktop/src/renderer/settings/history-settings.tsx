import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { notices } from '../state/notices.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Switch } from './fields.tsx'

const { session, history: text } = messages.keeping

/** Whether the app remembers what was open, and earlier versions of drafts. */
export function HistorySettings() {
  const { reopensDrafts, keepsHistory } = useStore(settings, (state) => state)
  const clear = async (): Promise<void> => {
    const answer = await valueOrNotice(window.api.clearHistory({}))
    if (answer?.isCleared === true) notices.success(text.cleared)
  }
  return (
    <>
      <Switch
        label={session.setting}
        isOn={reopensDrafts}
        onChange={(isOn) => changeSettings({ reopensDrafts: isOn })}
      />
      <Switch
        label={text.setting}
        isOn={keepsHistory}
        onChange={(isOn) => changeSettings({ keepsHistory: isOn })}
      />
      <p className="field-note">{text.settingNote}</p>
      <p>
        <button type="button" className="button is-small" onClick={() => void clear()}>
          {text.clear}
        </button>
      </p>
    </>
  )
}
