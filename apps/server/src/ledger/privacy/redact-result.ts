/**
 * The strings of an answer that come from a closed list or are our own ids. All others may hold
 * words of the submission (a span, an explanation that quotes it, a batch item's id), so they are
 * replaced.
 */
const ownWords: ReadonlySet<string> = new Set([
  'analysis_id',
  'batch_id',
  'bucket',
  'category',
  'check',
  'color',
  'confidence',
  'error',
  'execution_mode',
  'modality',
  'model_version',
  'offset_encoding',
  'primary_check',
  'primary_reason',
  'priority',
  'recommended_action',
  'risk_level',
  'severity',
  'status',
  'stylometric_band',
  'tool',
  'type',
  'verdict',
  'version',
])

const codePattern = /^[\w.:-]{1,80}$/

/** The permanent copy of an answer: numbers, codes and ids; every free text becomes its hash (D-094). */
export function redactResult(body: string, digest: (text: string) => string): string {
  return JSON.stringify(redact(JSON.parse(body), '', digest))
}

function redact(value: unknown, name: string, digest: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return ownWords.has(name) && codePattern.test(value) ? value : `hash:${digest(value)}`
  }
  if (Array.isArray(value)) return value.map((item) => redact(item, name, digest))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, redact(member, key, digest)]),
  )
}
