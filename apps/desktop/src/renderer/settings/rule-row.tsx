import type { Severity } from '@content-trust/engine/schema'
import type { Settings } from '../../shared/settings.ts'
import { messages } from '../language/messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Switch } from './fields.tsx'
import { isOff, type Rule } from './rules-by-kind.ts'

const text = messages.settings
const severities: readonly Severity[] = ['low', 'medium', 'high']

/** A rule: whether it reports, and how severe its findings are. */
export function RuleRow({ rule }: { readonly rule: Rule }) {
  const { id, severity: own, summary } = rule
  const isOn = !useStore(settings, (state) => isOff(rule, state))
  const chosen = useStore(settings, (state) => state.severity[id]) ?? own
  // The default of the rule is not saved as a setting.
  const choose = (value: string): void => {
    const next = severities.find((severity) => severity === value)
    const severity = {
      ...withoutOwn(id),
      ...(next === undefined || next === own ? {} : { [id]: next }),
    }
    void changeSettings({ severity })
  }
  const turn = (isWanted: boolean): void => {
    const { ignoredRules, severity } = settings.get()
    const others = ignoredRules.filter((name) => name !== id)
    void changeSettings({
      ignoredRules: isWanted ? others : [...others, id],
      severity: severity[id] === 'off' ? withoutOwn(id) : severity,
    })
  }
  return (
    <li className="rule-switch">
      <Switch
        label={
          <>
            {summary} <span className="soft">{id}</span>
          </>
        }
        isOn={isOn}
        onChange={turn}
      />
      <select
        aria-label={text.severityOf(id)}
        disabled={!isOn}
        value={chosen === 'off' ? own : chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {severities.map((severity) => (
          <option key={severity} value={severity}>
            {severity === own ? text.asRuleSays(severity) : severity}
          </option>
        ))}
      </select>
    </li>
  )
}

function withoutOwn(rule: string): Settings['severity'] {
  const { [rule]: _, ...others } = settings.get().severity
  return others
}
