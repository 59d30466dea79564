import type { Finding } from '@content-trust/engine/report'
import { useEffect, useRef, useState } from 'react'
import { findAgain } from '../outcome.ts'
import { focusMark } from './use-finding-keys.ts'

interface Chosen {
  readonly chosen: number | null
  choose(index: number | null): void
  /** Chooses a finding and moves the focus to its words, as soon as they are shown. */
  goTo(index: number): void
}

/** The finding whose card is open; it stays open when the draft is scored again and still has it. */
export function useChosen(findings: readonly Finding[] | null): Chosen {
  const [chosen, setChosen] = useState<number | null>(null)
  const [target, setTarget] = useState<{ readonly index: number } | null>(null)
  const before = useRef(findings)

  useEffect(() => {
    const earlier = before.current
    before.current = findings
    if (earlier === findings) return
    setChosen((index) => {
      const finding = index === null ? undefined : earlier?.[index]
      return finding === undefined || findings === null ? null : findAgain(finding, findings)
    })
  }, [findings])
  useEffect(() => {
    if (target !== null) focusMark(target.index)
  }, [target])

  return {
    chosen,
    choose: setChosen,
    goTo: (index) => {
      setChosen(index)
      setTarget({ index })
    },
  }
}
