import type {
  AudioResult,
  EvidenceItem,
  ImageResult,
  TextResult,
  VideoResult,
} from '../schema/index.ts'

/** Results that have no text. */
export type MediaResult = ImageResult | AudioResult | VideoResult

/**
 * A media result in the shape that reports of drafts are made from, so that gates, baselines and all
 * formats work for it: the synthetic risk stands where texture stands, and a picture has no words to be
 * vague about. Formats that show scores take them from the media result itself. Evidence of a rule or type
 * that settings switch off is hidden and changes no score, as in drafts.
 */
export function textOfMedia(media: MediaResult, ignored: readonly string[] = []): TextResult {
  const isIgnored = ({ rule = '', type }: EvidenceItem) =>
    ignored.includes(rule) || ignored.includes(type)
  const suppressed = media.evidence.filter(isIgnored)
  return {
    modality: 'text',
    content_trust_score: media.content_trust_score,
    specificity_risk: 0,
    provenance_weakness: 0,
    slop_risk: 0,
    synthetic_texture_risk: media.synthetic_risk,
    synthetic_risk: media.synthetic_risk,
    confidence: media.confidence,
    primary_reason: media.primary_reason,
    evidence: media.evidence.filter((item) => !isIgnored(item)),
    recommended_fixes: media.recommended_fixes,
    risk_level: media.risk_level,
    recommended_action: media.recommended_action,
    revision_notes: [],
    model_version: media.model_version,
    limitations: media.limitations,
    ...(suppressed.length === 0 ? {} : { suppressed }),
    ...(media.policy_matches === undefined ? {} : { policy_matches: media.policy_matches }),
  }
}

/** The scores of a media result that a reader is shown, under their names. */
export function mediaScores(media: MediaResult): (readonly [label: string, value: number])[] {
  switch (media.modality) {
    case 'image':
      return [['synthetic image risk', media.synthetic_image_risk]]
    case 'audio':
      return [
        ['synthetic audio risk', media.synthetic_audio_risk],
        ['workflow risk', media.workflow_risk],
      ]
    case 'video':
      return [
        ['synthetic video risk', media.synthetic_video_risk],
        ['frames', media.signals.visual_synthetic_risk],
        ['metadata', media.signals.metadata_risk],
      ]
    default:
      return media satisfies never
  }
}
