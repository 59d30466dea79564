import { messages } from '../language/messages.ts'
import { useStore } from '../state/store.ts'
import {
  closeMedia,
  isOpenWork,
  mediaFiles,
  type OpenMedia,
  scoreAgain,
  stopMedia,
} from './media-files.ts'
import { MediaReportView } from './media-report.tsx'

/** Images, audio files and videos that the user opened, each with its result. */
export function MediaPage({ openFiles }: { readonly openFiles: () => void }) {
  const files = useStore(mediaFiles, (state) => state)
  const left = files.filter(isOpenWork).length
  return (
    <>
      <p className="soft media-intro">{messages.media.intro}</p>
      {left > 0 && (
        <p className="media-progress small" role="status">
          <span className="figures">
            {messages.media.progress(files.length - left, files.length)}
          </span>
          <button type="button" className="button is-small" onClick={stopMedia}>
            {messages.media.stop}
          </button>
        </p>
      )}
      {files.length === 0 && (
        <p>
          <button type="button" className="button" onClick={openFiles}>
            {messages.files.open}
          </button>
        </p>
      )}
      {files.map((file) => (
        <File key={file.id} file={file} />
      ))}
    </>
  )
}

function File({ file: { id, name, path, state } }: { readonly file: OpenMedia }) {
  return (
    <section className="media-file" aria-label={name} aria-busy={state.kind === 'scoring'}>
      <header className="media-file-head">
        <h2 title={path}>{name}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.media.close(name)}
          title={messages.media.close(name)}
          onClick={() => closeMedia(id)}
        >
          ×
        </button>
      </header>
      {state.kind === 'waiting' && <p className="small soft">{messages.media.waiting}</p>}
      {state.kind === 'scoring' && <p className="small soft">{messages.media.scoring}</p>}
      {state.kind === 'failed' && (
        <p className="notice is-error small" role="alert">
          {state.message === '' ? messages.media.stopped : state.message}
          <button type="button" className="link-button" onClick={() => scoreAgain(id)}>
            {messages.tryAgain}
          </button>
        </p>
      )}
      {state.kind === 'scored' && <MediaReportView name={name} report={state.report} />}
    </section>
  )
}
