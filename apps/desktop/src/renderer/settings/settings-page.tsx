import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { draftFormatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import type { ReactNode } from 'react'
import { settingChoices } from '../../shared/settings.ts'
import { messages } from '../language/messages.ts'
import { sourceMessages } from '../language/source-messages.ts'
import { spellingMessages } from '../language/spelling-messages.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Amount, Choice, Switch } from './fields.tsx'
import { HistorySettings } from './history-settings.tsx'
import { IgnoredList } from './ignored-list.tsx'
import { KeyList } from './key-list.tsx'
import { RewriterSettings } from './rewriter-settings.tsx'
import { RuleList } from './rule-list.tsx'
import { ServerSettings } from './server-settings.tsx'
import { SourceSettings } from './source-settings.tsx'
import { SpellingSettings } from './spelling-settings.tsx'
import { WritingFields } from './writing-fields.tsx'

const text = messages.settings
const { theme: themes, font: fonts, language: languages, scoring: modes } = settingChoices

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
      <Section title={messages.keeping.history.section}>
        <HistorySettings />
      </Section>
      <Section title={spellingMessages.setting.title}>
        <SpellingSettings />
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
      <Section title={text.updates}>
        <Updates />
      </Section>
      <Section title={sourceMessages.setting.title}>
        <SourceSettings />
      </Section>
      <Section title={text.server}>
        <ServerSettings />
      </Section>
      <Section title={messages.rewrite.setting.title}>
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
        values={themes}
        labels={text.themes}
        onChange={(next) => changeSettings({ theme: next })}
      />
      <Choice
        label={text.font}
        value={font}
        values={fonts}
        labels={text.fonts}
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
        values={languages}
        labels={text.languages}
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
          values={draftFormatSchema.options}
          labels={formatLabels}
          onChange={(next) => changeSettings({ format: next })}
        />
        <Choice
          label={text.intendedUse}
          value={intendedUse}
          values={intendedUseSchema.options}
          labels={intendedUseLabels}
          onChange={(next) => changeSettings({ intendedUse: next })}
        />
      </div>
      <Switch
        label={text.autosave}
        isOn={autosave}
        onChange={(isOn) => changeSettings({ autosave: isOn })}
      />
      <p className="field-note">{text.autosaveNote}</p>
      <WritingFields />
    </>
  )
}

function Updates() {
  const { looksForUpdates } = useStore(settings, (state) => state)
  return (
    <>
      <Switch
        label={text.looksForUpdates}
        isOn={looksForUpdates}
        onChange={(isOn) => changeSettings({ looksForUpdates: isOn })}
      />
      <p className="field-note">{text.looksForUpdatesNote}</p>
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
        values={modes}
        labels={text.scoringModes}
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
