import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { isMac } from '../keys/platform.ts'
import { searchMessages as messages } from '../language/search-messages.ts'

/** What is written and switched on in a field. */
export interface FieldTerm {
  readonly term: string
  readonly isRegex: boolean
  readonly matchesCase: boolean
  readonly isWholeWord: boolean
}

interface SearchFieldProps {
  readonly label: string
  /** Id of what says how many there are, or what is wrong. */
  readonly status: string
  readonly value: FieldTerm
  readonly isWrong: boolean
  readonly field?: RefObject<HTMLInputElement | null>
  onChange(change: Partial<FieldTerm>): void
  /** Enter in the field; backwards with Shift. */
  onEnter(isBackwards: boolean): void
}

const switches = [
  { name: 'matchesCase', letter: 'C', sign: 'Aa', title: messages.matchCase },
  { name: 'isWholeWord', letter: 'W', sign: 'ab', title: messages.wholeWord },
  { name: 'isRegex', letter: 'R', sign: '.*', title: messages.regex },
] as const

/** A field for a term with the switches of a search. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, status, value, isWrong, field, onChange, onEnter } = props
  return (
    <div className="find-field">
      <input
        ref={field}
        type="text"
        aria-label={label}
        placeholder={label}
        aria-invalid={isWrong}
        aria-describedby={status}
        spellCheck={false}
        value={value.term}
        onChange={(event) => onChange({ term: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter(event.shiftKey)
        }}
      />
      {switches.map(({ name, letter, sign, title }) => (
        <button
          key={name}
          type="button"
          className="icon-button find-switch"
          aria-label={title}
          title={`${title} (${shownKeys(letter)})`}
          aria-pressed={value[name]}
          data-sign={sign}
          onClick={() => onChange({ [name]: !value[name] })}
        />
      ))}
    </div>
  )
}

/** Keys of the switches, and of the search in the selection, for `data-own-keys`. */
export const ownKeys = ['C', 'W', 'R', 'L']
  .map((letter) => (isMac ? `CmdOrCtrl+Alt+${letter}` : `Alt+${letter}`))
  .join(' ')

/** Keys with a letter as the bar shows them. */
export function shownKeys(letter: string): string {
  return isMac ? `⌥⌘${letter}` : `Alt+${letter}`
}

/** The letter of such keys; null for other keys. */
export function letterOf(press: KeyboardEvent): string | null {
  const { code, altKey, metaKey, ctrlKey, shiftKey } = press
  if (!altKey || ctrlKey || shiftKey || metaKey !== isMac) return null
  return code.replace('Key', '')
}

/** The switch that keys with a letter turn; null for other letters. */
export function switchOf(letter: string | null): 'matchesCase' | 'isWholeWord' | 'isRegex' | null {
  return switches.find((one) => one.letter === letter)?.name ?? null
}
