import type {
  AudioResult,
  EvidenceItem,
  ImageResult,
  SeverityChoice,
  TextResult,
  VideoResult,
} from '../schema/index.ts'

/** Results that have no text. */
export type MediaResult = ImageResult | AudioResult | VideoResult

/** What settings switch off or weigh otherwise, as for texts. */
export interface MediaSwitches {
  readonly ignoredRules?: readonly string[]
  readonly severities?: Readonly<Record<string, SeverityChoice>>
}

/**
 * A media result in the shape that reports of drafts are made from, so that gates, baselines and all
 * formats work for it: the synthetic risk takes the place of texture, and an image has no words to be
 * vague about. Formats that show scores take them from the media result itself. Evidence of a rule or type
 * that settings switch off is hidden and changes no score, as in drafts.
 */
export function mediaAsTextResult(media: MediaResult, switches: MediaSwitches = {}): TextResult {
  const { ignoredRules = [], severities = {} } = switches
  const choices = new Map(Object.entries(severities))
  const evidence: EvidenceItem[] = []
  const suppressed: EvidenceItem[] = []
  for (const item of media.evidence) {
    const names = [item.rule ?? item.type, item.type]
    const severity = names.map((name) => choices.get(name)).find(Boolean) ?? item.severity
    const isOff = severity === 'off' || names.some((name) => ignoredRules.includes(name))
    if (isOff) suppressed.push(item)
    if (severity !== 'off' && !isOff) evidence.push({ ...item, severity })
  }
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
    evidence,
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
