import { useEffect, useState } from 'react'
import { layoutMessages as messages } from '../language/layout-messages.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'

/** How many findings are left; the number stands out for a moment when it falls. */
export function CountLeft() {
  const { marks, result } = useActiveAnalysis()
  const count = marks.length
  const [before, setBefore] = useState(count)
  useEffect(() => setBefore(count), [count])
  if (result === null) return null
  return (
    <span
      key={count}
      className={count < before ? 'count-left figures is-less' : 'count-left figures'}
      title={messages.left(count)}
    >
      {count}
    </span>
  )
}
