import type { RefObject } from 'react'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { cancelSources, checkSources, type SourceCheck } from './source-checks.ts'

interface CheckButtonProps {
  readonly draft: string
  readonly running: SourceCheck['running']
  readonly hasResults: boolean
  /** Whether a check is what to do next. */
  readonly isWanted: boolean
  readonly button: RefObject<HTMLButtonElement | null>
}

/**
 * Starts a check and stops it: one button, so that the focus stays. The counts are there to be read, and no screen reader is
 * told of each.
 */
export function CheckButton({ draft, running, hasResults, isWanted, button }: CheckButtonProps) {
  const start = hasResults ? messages.checkAgain : messages.check
  const isChecking = running !== null
  return (
    <div className="source-action small">
      <button
        key="button"
        ref={button}
        type="button"
        className={`button is-small ${isWanted && !isChecking ? 'is-primary' : ''}`}
        onClick={() => void (isChecking ? cancelSources(draft) : checkSources(draft))}
      >
        {isChecking ? messages.cancel : start}
      </button>
      {isChecking && <Progress progress={running.progress} />}
    </div>
  )
}

interface ProgressProps {
  /** Null until the first reference is done. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

function Progress({ progress }: ProgressProps) {
  const counts = progress === null ? {} : { value: progress.done, max: Math.max(1, progress.total) }
  return (
    <>
      <progress aria-label={messages.progressLabel} {...counts} />
      <span className="figures">
        {progress !== null && messages.progress(progress.done, progress.total)}
      </span>
    </>
  )
}
