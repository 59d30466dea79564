import type { Answer } from '../../shared/answer.ts'
import type { Api } from '../../shared/ipc.ts'
import { notices } from './notices.ts'

declare global {
  interface Window {
    /** What the preload script offers; the only way out of the editor. */
    readonly api: Api
  }
}

/** The value of a call; a failure is shown to the user and gives null. */
export async function valueOrNotice<Value>(answer: Promise<Answer<Value>>): Promise<Value | null> {
  const settled = await answer
  if (settled.ok) return settled.value
  notices.show(settled.message)
  return null
}
