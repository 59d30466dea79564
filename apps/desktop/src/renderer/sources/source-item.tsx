import type { Text } from '@codemirror/state'
import { stateLabels, verdictLabels } from '@content-trust/sources/labels'
import type { SourceRow } from '../../shared/sources.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { toneOf, worstVerdict } from './attention.ts'
import { ClaimPair } from './claim-pair.tsx'
import { EditOffer } from './edit-offer.tsx'

interface SourceItemProps {
  readonly draft: string
  /** The text that was checked. */
  readonly checked: Text
  readonly row: SourceRow
  readonly isInTabOrder: boolean
  choose(): void
  goTo(): void
}

/** One reference: its state in words, and each claim beside what its source says. */
export function SourceItem(props: SourceItemProps) {
  const { draft, checked, row, isInTabOrder, choose, goTo } = props
  const { claims, edit, kind, movedTo, name, notes, popularName, state, title } = row
  const verdict = worstVerdict(row)
  return (
    <li className={`source is-${toneOf(row)}`}>
      <button
        type="button"
        className="source-head"
        tabIndex={isInTabOrder ? 0 : -1}
        title={messages.goTo}
        onFocus={choose}
        onClick={goTo}
      >
        <span className={`source-state is-${stateLabels[state].tone}`}>
          {messages.state(state)}
        </span>
        {verdict !== null && (
          <span className={`source-state is-${verdictLabels[verdict].tone}`}>
            {messages.verdict(verdict)}
          </span>
        )}
        <span className="source-kind soft">{messages.kinds[kind]}</span>
        <bdi className="source-name">{name}</bdi>
      </button>
      {title !== null && (
        <p className="source-title small soft" dir="auto">
          {title}
        </p>
      )}
      {notes.map((note) => (
        <p className="small" key={note}>
          {messages.notes[note]}
        </p>
      ))}
      {movedTo !== null && <p className="source-to small">{messages.movedTo(movedTo)}</p>}
      {popularName !== null && <p className="small">{messages.popularName(popularName)}</p>}
      {edit !== null && (
        <EditOffer
          draft={draft}
          checked={checked}
          edit={edit}
          label={state === 'moved' ? messages.edit.address : messages.edit.name(edit.text)}
        />
      )}
      {claims.map((claim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: claims of a reference never change their order.
        <ClaimPair claim={claim} key={index} />
      ))}
    </li>
  )
}
