import { useEffect, useState } from 'react'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { closePage } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { compareTexts, compareWords, type Piece, type Row } from './compare-texts.ts'
import { keepMine, reloadDraft } from './watch-external-changes.ts'

/** The text on the disk beside the text of the draft. */
export function ComparePage() {
  const draft = useStore(drafts, activeDraft)
  const [onDisk, setOnDisk] = useState<string | null>(null)
  const path = draft?.path ?? null
  useEffect(() => {
    if (path === null) return
    void valueOrNotice(window.api.readFile({ path })).then((file) => setOnDisk(file?.text ?? null))
  }, [path])
  if (draft === null || path === null || onDisk === null) {
    return <p className="soft">{messages.files.notThere}</p>
  }
  const rows = compareTexts(onDisk, draft.doc.toString())
  const choose = (choice: (id: string) => Promise<unknown>) => async () => {
    await choice(draft.id)
    closePage()
  }
  return (
    <>
      <p className="soft">{messages.files.compareTitle(draft.name)}</p>
      <p className="button-row">
        <button type="button" className="button is-small" onClick={choose(reloadDraft)}>
          {messages.files.reload}
        </button>
        <button type="button" className="button is-small is-primary" onClick={choose(keepMine)}>
          {messages.files.keepMine}
        </button>
      </p>
      {rows.every(({ kind }) => kind === 'gap') ? (
        <p className="notice">{messages.files.same}</p>
      ) : (
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">{messages.files.onDisk}</th>
              <th scope="col">{messages.files.mine}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and never move.
              <CompareRow key={at} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function CompareRow({ row }: { readonly row: Row }) {
  if (row.kind === 'gap') {
    return (
      <tr className="compare-gap">
        <td colSpan={2}>{messages.files.unchangedLines(row.lines)}</td>
      </tr>
    )
  }
  if (row.kind === 'same') {
    return (
      <tr>
        <td>{row.text}</td>
        <td>{row.text}</td>
      </tr>
    )
  }
  const { left, right } = row
  const pieces =
    left === null || right === null
      ? { left: wholeOf(left), right: wholeOf(right) }
      : compareWords(left, right)
  return (
    <tr>
      <td className={left === null ? 'is-absent' : 'is-gone'}>
        {pieces.left.map(({ text, isOther }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move.
          isOther ? <del key={at}>{text}</del> : <span key={at}>{text}</span>,
        )}
      </td>
      <td className={right === null ? 'is-absent' : 'is-come'}>
        {pieces.right.map(({ text, isOther }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move.
          isOther ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>,
        )}
      </td>
    </tr>
  )
}

function wholeOf(text: string | null): Piece[] {
  return text === null ? [] : [{ text, isOther: true }]
}
