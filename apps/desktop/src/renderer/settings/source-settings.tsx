import { sourceMessages } from '../language/source-messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Switch } from './fields.tsx'

const { setting: text } = sourceMessages

/** Whether the sources of a draft may be looked up. */
export function SourceSettings() {
  const isOn = useStore(settings, (state) => state.checksSources)
  return (
    <>
      <Switch
        label={text.label}
        isOn={isOn}
        onChange={(checksSources) => changeSettings({ checksSources })}
      />
      <p className="field-note">{text.note}</p>
    </>
  )
}
