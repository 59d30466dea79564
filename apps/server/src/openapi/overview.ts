import { clientTimeouts } from '@content-trust/engine/schema'

const timeoutTexts = Object.entries(clientTimeouts).map(
  ([medium, milliseconds]) => `${milliseconds / 1000} s for ${medium}`,
)

/** What the service is for, and what it is not for. */
export const overview: readonly string[] = [
  'Scores content before it is published, cited, trained on or moderated.',
  'For: pre-publish QA, retrieval-source triage, training-data curation, moderation queues, routing in autonomous agent workflows.',
  'Not for: forensic or legal adjudication, academic-misconduct decisions, plagiarism matching, binary AI-versus-human verdicts, EXIF or provenance-credential verification.',
  'Scores are signals of workflow risk. They are not proof of authorship, truth, voice cloning, speaker identity or forensic origin.',
  'Text scoring is calibrated for English; other languages are experimental.',
  'A high `confidence` may route automatically where little is at stake; with a medium or low one, let a person look when much is.',
  'Submitted content is not stored by default and is never used to train models.',
  'Accounts have no published rate limit in requests per second. Keep retries bounded and check the balance before large runs.',
  `Set a timeout. Suggested timeouts: ${timeoutTexts.join(', ')}. A call that timed out may still be charged; sent again with the same \`Idempotency-Key\`, it gets the stored answer at no further cost.`,
  'A change of thresholds ships with a new `model_version`, an update of this description and an evaluation note.',
]
