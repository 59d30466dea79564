import { evidenceTypeLabels } from '@content-trust/engine/report'
import type { Severity, SeverityChoice } from '@content-trust/engine/schema'
import { useEffect, useId, useState } from 'react'
import { valueOrNotice } from '../app/api.ts'
import { useStore } from '../app/store.ts'
import { words } from '../language/words.ts'
import { Switch } from './fields.tsx'
import { changeSettings, settings } from './settings.ts'

type Rules = Extract<
  Awaited<ReturnType<typeof window.api.listRules>>,
  { ok: true }
>['value']['rules']

const text = words.settings

/** A switch for each rule, found by its name, its kind or what it looks for. */
export function RuleList() {
  const off = useStore(settings, (state) => state.disabledRules)
  const chosen = useStore(settings, (state) => state.severity)
  const [rules, setRules] = useState<Rules>([])
  const [sought, setSought] = useState('')
  const id = useId()
  useEffect(() => {
    void valueOrNotice(window.api.listRules({})).then((answer) => setRules(answer?.rules ?? []))
  }, [])
  const found = rules.filter(({ id: name, type, summary }) =>
    `${name} ${evidenceTypeLabels[type]} ${summary}`
      .toLowerCase()
      .includes(sought.trim().toLowerCase()),
  )
  const turn = (rule: string, isOn: boolean): void => {
    const others = off.filter((name) => name !== rule)
    void changeSettings({ disabledRules: isOn ? others : [...others, rule] })
  }
  return (
    <>
      <p className="field-note">{text.rulesNote}</p>
      <div className="field">
        <label htmlFor={id}>{text.findRule}</label>
        <input
          id={id}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <p className="small soft figures" role="status">
        {text.rulesOff(off.length, rules.length)}{' '}
        {off.length > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => void changeSettings({ disabledRules: [] })}
          >
            {text.allOn}
          </button>
        )}
      </p>
      <ul className="switch-list">
        {found.map(({ id: rule, type, severity, summary }) => (
          <li key={rule} className="rule-switch">
            <Switch
              label={
                <>
                  {summary}
                  <span className="soft">
                    {' '}
                    {rule}, {evidenceTypeLabels[type]}
                  </span>
                </>
              }
              isOn={!off.includes(rule)}
              onChange={(isOn) => turn(rule, isOn)}
            />
            <SeveritySelect rule={rule} own={severity} chosen={chosen[rule]} />
          </li>
        ))}
      </ul>
      {rules.length > 0 && found.length === 0 && <p className="soft small">{text.noRule}</p>}
    </>
  )
}

interface SeverityProps {
  readonly rule: string
  /** What the rule says itself. */
  readonly own: Severity
  readonly chosen: SeverityChoice | undefined
}

const severities: readonly Severity[] = ['low', 'medium', 'high']

/** How severe the findings of a rule are; what the rule says itself is not kept as a setting. */
function SeveritySelect({ rule, own, chosen = own }: SeverityProps) {
  const choose = (value: string): void => {
    const { [rule]: _, ...others } = settings.get().severity
    const next = severities.find((severity) => severity === value)
    const isOwn = next === undefined || next === own
    void changeSettings({ severity: isOwn ? others : { ...others, [rule]: next } })
  }
  return (
    <select
      aria-label={text.severityOf(rule)}
      value={chosen === 'off' ? own : chosen}
      onChange={(event) => choose(event.target.value)}
    >
      {severities.map((severity) => (
        <option key={severity} value={severity}>
          {severity === own ? text.asRuleSays(severity) : severity}
        </option>
      ))}
    </select>
  )
}
