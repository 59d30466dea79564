import { settingChoices } from '../../shared/settings.ts'
import { writingMessages } from '../language/writing-messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Choice, Switch } from './fields.tsx'

const { settings: text } = writingMessages

/** What happens to the text while it is written. */
export function WritingFields() {
  const { smartPunctuation, typewriter, focusOn } = useStore(settings, (state) => state)
  return (
    <>
      <Switch
        label={text.smart}
        isOn={smartPunctuation}
        onChange={(isOn) => changeSettings({ smartPunctuation: isOn })}
      />
      <p className="field-note">{text.smartHint}</p>
      <Switch
        label={text.typewriter}
        isOn={typewriter}
        onChange={(isOn) => changeSettings({ typewriter: isOn })}
      />
      <p className="field-note">{text.typewriterHint}</p>
      <div className="field-grid">
        <Choice
          label={text.focusOn}
          value={focusOn}
          values={settingChoices.focusOn}
          labels={text.focusChoices}
          onChange={(next) => changeSettings({ focusOn: next })}
        />
      </div>
    </>
  )
}
