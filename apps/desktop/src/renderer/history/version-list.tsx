import type { Version } from '../../shared/ipc/history.ts'
import { messages } from '../language/messages.ts'
import { factsOfVersion, nameOfVersion } from './version-text.ts'

interface ListProps {
  readonly versions: readonly Version[]
  readonly chosen: string | null
  choose(id: string): void
}

/** Versions from the newest; one of them is compared. */
export function VersionList({ versions, chosen, choose }: ListProps) {
  return (
    <fieldset className="history-list">
      <legend className="hidden-text">{messages.keeping.history.list}</legend>
      {versions.map((version) => (
        <label key={version.id} className={version.id === chosen ? 'is-chosen' : undefined}>
          <input
            type="radio"
            name="version"
            checked={version.id === chosen}
            onChange={() => choose(version.id)}
          />
          <span>
            {nameOfVersion(version)}
            <span className="small soft">{factsOfVersion(version)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
