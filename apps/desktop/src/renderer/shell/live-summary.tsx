import { decisionLabel } from '@content-trust/engine/report'
import { useEffect, useState } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'

const PAUSE_MS = 1500

/** Reports the result to screen readers when the writer pauses. */
export function LiveSummary() {
  const { result, marks } = useActiveAnalysis()
  const [said, setSaid] = useState('')
  const text =
    result === null
      ? ''
      : `${decisionLabel(result)}, ${editingMessages.findings.list(marks.length)}`
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return (
    <p className="hidden-text" role="status">
      {said}
    </p>
  )
}
