import { createStore } from '../state/store.ts'

const SHOWN_MS = 10_000

/** What is so about the process that scores. */
export const engineState = createStore<{ readonly hasRestarted: boolean }>({ hasRestarted: false })

/** Says for a while that the process had died and runs again. */
export function followEngine(): void {
  let timer = 0
  window.api.on('engineRestarted', () => {
    engineState.set({ hasRestarted: true })
    window.clearTimeout(timer)
    timer = window.setTimeout(() => engineState.set({ hasRestarted: false }), SHOWN_MS)
  })
}
