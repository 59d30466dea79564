interface ConnectionAnswerProps {
  readonly isGood: boolean
  /** Null before the first test. */
  readonly message: string | null
}

/** What came of a test of a connection; a screen reader says it. */
export function ConnectionAnswer({ isGood, message }: ConnectionAnswerProps) {
  const look = message === null ? '' : `notice small ${isGood ? 'is-good' : 'is-error'}`
  return (
    <p role="status" className={look}>
      {message}
    </p>
  )
}
