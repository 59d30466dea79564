import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { formatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import type { ReactNode } from 'react'
import { settingsSchema } from '../../shared/settings.ts'
import { useStore } from '../state/store.ts'
import { words } from '../language/messages.ts'
import { Amount, Choice, Switch } from './fields.tsx'
import { IgnoredList } from './ignored-list.tsx'
import { KeyList } from './key-list.tsx'
import { RewriterSettings } from './rewriter-settings.tsx'
import { RuleList } from './rule-list.tsx'
import { ServerSettings } from './server-settings.tsx'
import { changeSettings, settings } from '../state/settings.ts'

const text = words.settings
const { theme: themes, font: fonts, language: languages, scoring: modes } = settingsSchema.shape

/** Everything that a user can set, in the order of how often it is. */
export function SettingsPage() {
  return (
    <>
      <Section title={text.look}>
        <Look />
      </Section>
      <Section title={text.writing}>
        <Writing />
      </Section>
      <Section title={text.scoring}>
        <Scoring />
      </Section>
      <Section title={text.rules}>
        <RuleList />
      </Section>
      <Section title={text.ignored}>
        <IgnoredList />
      </Section>
      <Section title={text.keys}>
        <KeyList />
      </Section>
      <Section title={text.server}>
        <ServerSettings />
      </Section>
      <Section title={words.rewrite.setting.title}>
        <RewriterSettings />
      </Section>
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="page-section" aria-label={title}>
      <h2>{title}</h2>
      <div className="page-section-body">{children}</div>
    </section>
  )
}

function Look() {
  const { theme, font, textSize, lineWidth, language } = useStore(settings, (state) => state)
  return (
    <div className="field-grid">
      <Choice
        label={text.theme}
        value={theme}
        values={themes.unwrap().options}
        words={text.themes}
        onChange={(next) => changeSettings({ theme: next })}
      />
      <Choice
        label={text.font}
        value={font}
        values={fonts.unwrap().options}
        words={text.fonts}
        onChange={(next) => changeSettings({ font: next })}
      />
      <Amount
        label={text.textSize}
        value={textSize}
        min={12}
        max={32}
        onChange={(next) => changeSettings({ textSize: next })}
      />
      <Amount
        label={text.lineWidth}
        value={lineWidth}
        min={40}
        max={140}
        onChange={(next) => changeSettings({ lineWidth: next })}
      />
      <Choice
        label={text.language}
        value={language}
        values={languages.unwrap().options}
        words={text.languages}
        onChange={(next) => changeSettings({ language: next })}
      />
    </div>
  )
}

function Writing() {
  const { format, intendedUse, autosave } = useStore(settings, (state) => state)
  return (
    <>
      <div className="field-grid">
        <Choice
          label={text.format}
          value={format}
          values={formatSchema.options}
          words={formatLabels}
          onChange={(next) => changeSettings({ format: next })}
        />
        <Choice
          label={text.intendedUse}
          value={intendedUse}
          values={intendedUseSchema.options}
          words={intendedUseLabels}
          onChange={(next) => changeSettings({ intendedUse: next })}
        />
      </div>
      <Switch
        label={text.autosave}
        isOn={autosave}
        onChange={(isOn) => changeSettings({ autosave: isOn })}
      />
      <p className="field-note">{text.autosaveNote}</p>
    </>
  )
}

function Scoring() {
  const { scoring, scoringDelay } = useStore(settings, (state) => state)
  return (
    <div className="field-grid">
      <Choice
        label={text.scoringMode}
        value={scoring}
        values={modes.unwrap().options}
        words={text.scoringModes}
        onChange={(next) => changeSettings({ scoring: next })}
      />
      {scoring === 'live' && (
        <Amount
          label={text.scoringDelay}
          value={scoringDelay}
          min={150}
          max={2000}
          step={10}
          onChange={(next) => changeSettings({ scoringDelay: next })}
        />
      )}
    </div>
  )
}
