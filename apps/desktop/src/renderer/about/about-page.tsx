import type { About } from '@content-trust/engine/schema'
import { type ReactNode, useEffect, useState } from 'react'
import type { CallOutputs } from '../../shared/ipc.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { FairnessTable } from './fairness-table.tsx'
import { licences } from './licences.ts'

const text = messages.about

/** What the app is, what its scores are worth, what it does with drafts, and whose work it holds. */
export function AboutPage() {
  const [about, setAbout] = useState<CallOutputs['readAbout'] | null>(null)
  useEffect(() => {
    void valueOrNotice(window.api.readAbout({})).then(setAbout)
  }, [])
  return (
    <div className="about">
      <p>{text.intro}</p>
      <p className="soft">{messages.signal}</p>
      <section>
        <h2>{text.privacy}</h2>
        {text.privacyText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {about === null ? <p className="soft">{text.loading}</p> : <Facts about={about} />}
      <section>
        <h2>{text.licences}</h2>
        <p className="soft small">{text.licencesNote}</p>
        <ul className="licence-list small">
          {licences.map(({ name, version, licence }) => (
            <li key={`${name} ${version}`}>
              {name} {version} <span className="soft">{licence}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Facts({ about }: { readonly about: CallOutputs['readAbout'] }) {
  const { engine, app, electron, chromium, node } = about
  const versions = [
    [text.app, app],
    [text.engine, engine.engine_version],
    [text.models, engine.model_version],
    ['Electron', electron],
    ['Chromium', chromium],
    ['Node', node],
  ]
  return (
    <>
      <section>
        <h2>{text.limits}</h2>
        <ul>
          {engine.limitations.map((limitation) => (
            <li key={limitation}>{limitation}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{text.fairness}</h2>
        <p className="soft small">{text.fairnessNote}</p>
        <FairnessTable groups={engine.fairness} />
      </section>
      <section>
        <h2>{text.confidence}</h2>
        <ConfidenceTable rows={engine.confidence} />
      </section>
      <section>
        <h2>{text.versions}</h2>
        <dl className="version-list figures">
          {versions.map(([name, version]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
        <ModelTable models={engine.models} />
      </section>
      <section>
        <h2>{text.data}</h2>
        <SourceTable sources={engine.sources} />
      </section>
    </>
  )
}

function ModelTable({ models }: { readonly models: About['models'] }) {
  return (
    <Table heads={[text.model, text.version, text.state, 'SHA-256']}>
      {models.map(({ id, version, status, sha256 }) => (
        <tr key={id}>
          <td>{id}</td>
          <td>{version}</td>
          <td>{text.states[status]}</td>
          <td>
            <code title={sha256}>{sha256.slice(0, 12)}</code>
          </td>
        </tr>
      ))}
    </Table>
  )
}

function ConfidenceTable({ rows }: { readonly rows: About['confidence'] }) {
  return (
    <Table heads={[text.confidenceName, text.texts, text.people, text.machines]}>
      {rows.map(
        ({ set, confidence, people_at_medium_or_above: falseAlarms, machines_at_low: missed }) => (
          <tr key={`${set} ${confidence}`}>
            <td>{confidence}</td>
            <td>{set}</td>
            <td className="figures">{share(falseAlarms.share)}</td>
            <td className="figures">{share(missed.share)}</td>
          </tr>
        ),
      )}
    </Table>
  )
}

function SourceTable({ sources }: { readonly sources: About['sources'] }) {
  return (
    <Table heads={[text.source, text.licence, text.use]}>
      {sources.map(({ name, licence, use }) => (
        <tr key={`${name} ${use}`}>
          <td>{name}</td>
          <td>{licence}</td>
          <td>{text.uses[use]}</td>
        </tr>
      ))}
    </Table>
  )
}

function Table({
  heads,
  children,
}: {
  readonly heads: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
