import type { MediaResult } from '../../shared/media.ts'

type MediaScoreName = 'image' | 'audio' | 'workflow' | 'video' | 'frames' | 'metadata'

/** The scores that a reader is shown. */
export function mediaScores(result: MediaResult): readonly (readonly [MediaScoreName, number])[] {
  switch (result.modality) {
    case 'image':
      return [['image', result.synthetic_image_risk]]
    case 'audio':
      return [
        ['audio', result.synthetic_audio_risk],
        ['workflow', result.workflow_risk],
      ]
    case 'video':
      return [
        ['video', result.synthetic_video_risk],
        ['frames', result.signals.visual_synthetic_risk],
        ['metadata', result.signals.metadata_risk],
      ]
    default:
      return result satisfies never
  }
}
