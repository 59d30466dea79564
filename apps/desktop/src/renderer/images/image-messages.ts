import { capital } from '@content-trust/design'
import { actionLabels, scoreText } from '@content-trust/engine/report'
import { messages } from '../language/messages.ts'
import type { MediaState } from '../media/media-state.ts'
import type { Draft } from '../state/drafts.ts'
import type { DraftImage } from './find-images.ts'

/** What an image of a draft is called. */
export function nameOfImage({ kind, address }: DraftImage): string {
  return kind === 'embedded' ? messages.images.kinds.embedded : address
}

/** The state of an image of a draft in a few words. */
export function stateText(
  { path }: Pick<Draft, 'path'>,
  { kind }: DraftImage,
  state: MediaState | undefined,
): string {
  if (kind === 'remote') return messages.images.notFetched
  if (kind === 'folder' && path === null) return messages.images.saveFirst
  switch (state?.kind) {
    case undefined:
    case 'waiting':
      return messages.images.notScored
    case 'scoring':
      return messages.media.scoring
    case 'failed':
      return state.message
    case 'scored': {
      const { recommended_action: action, synthetic_risk: risk } = state.report.result
      return `${capital(actionLabels[action])}, ${scoreText(risk)}`
    }
    default:
      return state satisfies never
  }
}
