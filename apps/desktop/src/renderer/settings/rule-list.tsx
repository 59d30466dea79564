import { capital } from '@content-trust/design'
import { evidenceTypeLabels } from '@content-trust/engine/report'
import { useEffect, useId, useState } from 'react'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Switch } from './fields.tsx'
import { RuleRow } from './rule-row.tsx'
import { groupRules, isChanged, isOff, type Rule } from './rules-by-kind.ts'

const text = messages.settings

/** Every rule with its switch and its severity: by kind, or found by a word. */
export function RuleList() {
  const choices = useStore(settings, (state) => state)
  const [rules, setRules] = useState<readonly Rule[]>([])
  const [sought, setSought] = useState('')
  const [showsChanged, setShowsChanged] = useState(false)
  const id = useId()
  useEffect(() => {
    void valueOrNotice(window.api.listRules({})).then((answer) => setRules(answer?.rules ?? []))
  }, [])
  const changed = rules.filter((rule) => isChanged(rule, choices))
  const off = rules.filter((rule) => isOff(rule, choices)).length
  const groups = groupRules(showsChanged ? changed : rules, sought)
  const isNarrowed = showsChanged || sought.trim() !== ''
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
      <Switch label={text.onlyChanged} isOn={showsChanged} onChange={setShowsChanged} />
      <p className="small soft figures" role="status">
        {text.rulesOff(off, rules.length)} {text.rulesChanged(changed.length - off)}{' '}
        {changed.length > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => void changeSettings({ ignoredRules: [], severity: {} })}
          >
            {text.asRulesSay}
          </button>
        )}
      </p>
      <div className="rule-groups">
        {groups.map(({ type, members }) => (
          // What is found is seen at once; all of it would be some hundred stops for the keyboard.
          <details key={type} open={isNarrowed}>
            <summary>
              {capital(evidenceTypeLabels[type])}{' '}
              <span className="soft figures">{text.rulesOfKind(members.length)}</span>
            </summary>
            <ul className="switch-list">
              {members.map((rule) => (
                <RuleRow key={rule.id} rule={rule} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      {rules.length > 0 && groups.length === 0 && <p className="soft small">{text.noRule}</p>}
    </>
  )
}
