import { type FormEvent, useEffect, useState } from 'react'
import {
  dialectSchema,
  dictionaryWordSchema,
  type ProblemKind,
  problemKinds,
  type SpellingSetting,
} from '../../shared/spelling.ts'
import { spellingMessages } from '../language/spelling-messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Choice, Switch } from './fields.tsx'

const text = spellingMessages.setting
const dialects = ['system', ...dialectSchema.options] as const

function change(patch: Partial<SpellingSetting>): void {
  void changeSettings({ spelling: { ...settings.get().spelling, ...patch } })
}

/** What of spelling and grammar is checked, and the words that the writer has added. */
export function SpellingSettings() {
  const { isOn, hasGrammar, dialect, offKinds, offRules } = useStore(
    settings,
    (state) => state.spelling,
  )
  return (
    <>
      <Switch label={text.isOn} isOn={isOn} onChange={(next) => change({ isOn: next })} />
      <Switch
        label={text.hasGrammar}
        isOn={hasGrammar}
        onChange={(next) => change({ hasGrammar: next })}
      />
      <p className="field-note">{text.note}</p>
      <div className="field-grid">
        <Choice
          label={text.dialect}
          value={dialect}
          values={dialects}
          labels={text.dialects}
          onChange={(next) => change({ dialect: next })}
        />
      </div>
      <details className="spelling-details">
        <summary>{text.kinds}</summary>
        <div className="spelling-kinds">
          {problemKinds.map((kind) => (
            <Switch
              key={kind}
              label={text.kindNames[kind]}
              isOn={!offKinds.includes(kind)}
              onChange={(next) => change({ offKinds: withKind(offKinds, kind, next) })}
            />
          ))}
        </div>
      </details>
      {offRules.length > 0 && <OffRules rules={offRules} />}
      <Words />
    </>
  )
}

function withKind(off: readonly ProblemKind[], kind: ProblemKind, isOn: boolean): ProblemKind[] {
  const others = off.filter((other) => other !== kind)
  return isOn ? others : [...others, kind]
}

/** `RepeatedWords` as “Repeated words”. */
function spaced(rule: string): string {
  const words = rule.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function OffRules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <>
      <h3>{text.rules}</h3>
      <WordList
        words={rules}
        show={spaced}
        labelOf={(rule) => text.turnOn(spaced(rule))}
        onRemove={(rule) => change({ offRules: rules.filter((other) => other !== rule) })}
      />
    </>
  )
}

/** The writer's own dictionary. */
function Words() {
  const [words, setWords] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const read = async (): Promise<void> => {
      const answer = await valueOrNotice(window.api.listWords({}))
      if (answer !== null) setWords(answer.words)
    }
    void read()
    return window.api.on('dictionaryChanged', () => void read())
  }, [])
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const word = String(new FormData(form).get('word') ?? '').trim()
    const isWord = dictionaryWordSchema.safeParse(word).success
    setProblem(isWord ? '' : text.badWord)
    if (!isWord) return
    void valueOrNotice(window.api.addWord({ word }))
    form.reset()
  }
  return (
    <>
      <h3>{text.words}</h3>
      {words?.length === 0 && <p className="field-note">{text.noWords}</p>}
      <WordList
        words={words ?? []}
        show={(word) => word}
        labelOf={text.removeWord}
        onRemove={(word) => void valueOrNotice(window.api.removeWord({ word }))}
      />
      <form className="new-word" onSubmit={add}>
        <div className="field">
          <label htmlFor="new-word">{text.newWord}</label>
          <input
            id="new-word"
            name="word"
            maxLength={64}
            aria-invalid={problem !== ''}
            aria-describedby="new-word-problem"
          />
        </div>
        <button type="submit" className="button is-small">
          {text.addWord}
        </button>
        <p id="new-word-problem" className="field-error" role="status">
          {problem}
        </p>
      </form>
      <p className="field-note">{text.folderNote}</p>
    </>
  )
}

interface WordListProps {
  readonly words: readonly string[]
  readonly show: (word: string) => string
  readonly labelOf: (word: string) => string
  readonly onRemove: (word: string) => void
}

function WordList({ words, show, labelOf, onRemove }: WordListProps) {
  return (
    <ul className="word-list">
      {words.map((word) => (
        <li key={word}>
          {show(word)}
          <button type="button" aria-label={labelOf(word)} onClick={() => onRemove(word)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
