import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { formatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import { useId } from 'react'
import { settingsSchema } from '../../shared/settings.ts'
import { useStore } from '../app/store.ts'
import { capital } from '../app/words.ts'
import { changeSettings, settings } from './settings.ts'

const { theme: themes, font: fonts } = settingsSchema.shape

/** The settings that change how drafts look and what they are for. */
export function SettingsPanel() {
  const { theme, font, textSize, lineWidth, format, intendedUse, autosave } = useStore(
    settings,
    (state) => state,
  )
  return (
    <div className="panel-stack">
      <Choice
        label="Theme"
        value={theme}
        values={themes.unwrap().options}
        onChange={(next) => changeSettings({ theme: next })}
      />
      <Choice
        label="Font of the draft"
        value={font}
        values={fonts.unwrap().options}
        onChange={(next) => changeSettings({ font: next })}
      />
      <Amount
        label="Text size"
        value={textSize}
        min={12}
        max={32}
        onChange={(next) => changeSettings({ textSize: next })}
      />
      <Amount
        label="Characters in a line"
        value={lineWidth}
        min={40}
        max={140}
        onChange={(next) => changeSettings({ lineWidth: next })}
      />
      <Choice
        label="Kind of writing"
        value={format}
        values={formatSchema.options}
        words={formatLabels}
        onChange={(next) => changeSettings({ format: next })}
      />
      <Choice
        label="What it is for"
        value={intendedUse}
        values={intendedUseSchema.options}
        words={intendedUseLabels}
        onChange={(next) => changeSettings({ intendedUse: next })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={autosave}
          onChange={(event) => void changeSettings({ autosave: event.target.checked })}
        />
        Save files when I pause
      </label>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly words?: Readonly<Record<Value, string>>
  onChange(value: Value): Promise<void>
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, words, onChange } = props
  const id = useId()
  const choose = (chosen: string): void => {
    const next = values.find((candidate) => candidate === chosen)
    if (next !== undefined) void onChange(next)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {values.map((option) => (
          <option key={option} value={option}>
            {capital(words?.[option] ?? option)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(value: number): Promise<void>
}

function Amount({ label, value, min, max, onChange }: AmountProps) {
  const id = useId()
  const choose = (text: string): void => {
    const next = Number.parseInt(text, 10)
    if (next >= min && next <= max) void onChange(next)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  )
}
