import type { Text } from '@codemirror/state'
import { useEffect, useState } from 'react'
import type { Version } from '../../shared/ipc/history.ts'
import { CompareView } from '../compare/compare-view.tsx'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, type Draft, docOf, drafts } from '../state/drafts.ts'
import { closePage } from '../state/layout.ts'
import { notices } from '../state/notices.ts'
import { useStore } from '../state/store.ts'
import { restoreVersion } from './restore-version.ts'
import { VersionList } from './version-list.tsx'
import { nameOfVersion } from './version-text.ts'

const { history: text } = messages.keeping

/** Earlier versions of the active draft, each beside the text of now. */
export function HistoryPage() {
  const draft = useStore(drafts, activeDraft)
  return draft === null ? <p className="soft">{text.noDraft}</p> : <Versions draft={draft} />
}

function Versions({ draft }: { readonly draft: Draft }) {
  const { id, path, name } = draft
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    void valueOrNotice(window.api.listVersions({ path, draft: id })).then((found) => {
      setVersions(found?.versions ?? [])
      setChosen(found?.versions[0]?.id ?? null)
    })
  }, [path, id])
  const version = versions?.find((candidate) => candidate.id === chosen) ?? null
  const shown = useVersionText(draft, version)
  if (versions === null) return <p className="soft">{text.loading}</p>
  if (versions.length === 0) return <p className="soft">{text.none}</p>
  const restore = (): void => {
    if (shown === null || version === null) return
    restoreVersion(id, shown.toString())
    closePage()
    notices.success(text.restored(nameOfVersion(version)))
  }
  return (
    <div className="history">
      <section aria-label={text.list}>
        <p className="small soft">{text.intro(name)}</p>
        <VersionList versions={versions} chosen={chosen} choose={setChosen} />
      </section>
      <section className="history-version" aria-label={text.compared}>
        {version !== null && shown !== null && (
          <>
            <p className="button-row">
              <button type="button" className="button is-small is-primary" onClick={restore}>
                {text.restore}
              </button>
            </p>
            <CompareView
              before={shown}
              after={draft.doc}
              beforeTitle={nameOfVersion(version)}
              afterTitle={text.now}
            />
          </>
        )}
      </section>
    </div>
  )
}

/** The text of a version; null until it is read. */
function useVersionText({ id, path }: Draft, version: Version | null): Text | null {
  const [read, setRead] = useState<{ readonly id: string; readonly doc: Text } | null>(null)
  const wanted = version?.id ?? null
  useEffect(() => {
    if (wanted === null) return
    let isWanted = true
    void valueOrNotice(window.api.readVersion({ path, draft: id, id: wanted })).then((found) => {
      if (isWanted && found !== null) setRead({ id: wanted, doc: docOf(found.text) })
    })
    return () => {
      isWanted = false
    }
  }, [path, id, wanted])
  return read !== null && read.id === wanted ? read.doc : null
}
