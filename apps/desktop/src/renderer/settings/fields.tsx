import { capital } from '@content-trust/design'
import { type ReactNode, useId } from 'react'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  onChange(value: Value): unknown
}

/** One of a few values. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, labels, onChange } = props
  const id = useId()
  const choose = (chosen: string): void => {
    const next = values.find((candidate) => candidate === chosen)
    if (next !== undefined) onChange(next)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {values.map((option) => (
          <option key={option} value={option}>
            {capital(labels[option])}
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
  readonly step?: number
  onChange(value: number): unknown
}

/** A number between two bounds; a number outside is not accepted. */
export function Amount({ label, value, min, max, step, onChange }: AmountProps) {
  const id = useId()
  const choose = (text: string): void => {
    const next = Number.parseInt(text, 10)
    if (next >= min && next <= max) onChange(next)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type="number"
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  )
}

interface SwitchProps {
  readonly label: ReactNode
  readonly isOn: boolean
  onChange(isOn: boolean): unknown
}

/** Something that is on or off. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
