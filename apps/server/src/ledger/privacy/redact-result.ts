/**
 * The strings of an answer that come from a closed list or are our own ids. All others may contain
 * submitted text (a span, an explanation that quotes it, a batch item's id), so they are replaced.
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

/** The fields that decision 40 names: their hash tells whether two answers quoted the same text. */
const hashed: ReadonlySet<string> = new Set(['span', 'text', 'transcript', 'revised_text'])

const codePattern = /^[\w.:-]{1,80}$/

/** Replaces a string whose hash is of no use. */
const withheld = '[withheld]'

/**
 * The permanent copy of an answer: numbers, codes and ids. Quotes and texts become their hashes, and
 * all other strings are removed (decision 40).
 */
export function redactResult(body: string, digest: (text: string) => string): string {
  return JSON.stringify(redact(JSON.parse(body), '', digest))
}

function redact(value: unknown, name: string, digest: (text: string) => string): unknown {
  if (typeof value === 'string') {
    if (hashed.has(name)) return `hash:${digest(value)}`
    return ownWords.has(name) && codePattern.test(value) ? value : withheld
  }
  if (Array.isArray(value)) return value.map((item) => redact(item, name, digest))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    if (key !== '__proto__') copy[key] = redact(member, key, digest)
  }
  return copy
}
