import { capital, count } from '@content-trust/design'
import { findingsOf, mediaAsTextResult } from '@content-trust/engine/report'
import type { FileOutcome } from './use-file.ts'

interface FileResultProps {
  readonly outcome: FileOutcome
  readonly onClose: () => void
}

/** What was found in an image or a recording, in place of the draft. */
export function FileResult({ outcome, onClose }: FileResultProps) {
  const { name, size, result } = outcome
  const findings = findingsOf('', mediaAsTextResult(result))
  const transcript = result.modality === 'audio' ? result.transcript : ''
  return (
    <div className="draft-form">
      <div className="draft-head">
        <h2>{result.modality === 'image' ? 'Your image' : 'Your recording'}</h2>
        <button type="button" className="link-button small" onClick={onClose}>
          Back to the draft
        </button>
      </div>
      <p className="file-name">
        {name} <span className="soft figures">{count(Math.ceil(size / 1024))} kB</span>
      </p>
      {findings.length === 0 ? (
        <p className="soft">Nothing was found to point at.</p>
      ) : (
        <ul className="file-findings">
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.quote}`}>
              <p>{finding.explanation}</p>
              <p className="small soft">
                {capital(finding.title)}, {finding.severity}: {finding.quote}
              </p>
            </li>
          ))}
        </ul>
      )}
      {transcript !== '' && (
        <>
          <h3>What was said</h3>
          <p className="draft-text">{transcript}</p>
        </>
      )}
    </div>
  )
}
