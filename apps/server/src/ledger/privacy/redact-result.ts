/**
 * The strings of an answer that come from a closed list or are our own ids. All others may contain
 * submitted text (a span, an explanation that quotes it, a batch item's id), so they are left out.
 */
const ownWords: ReadonlySet<string> = new Set([
  'batch_id',
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

/** Lists whose items are results of their own: those of a batch, and the blocks of an asset. */
const results: ReadonlySet<string> = new Set(['results', 'blocks'])

/** What the record of a call has in its own columns, says twice, or has no use for. */
const leftOut: ReadonlySet<string> = new Set([
  '__proto__',
  'analysis_id',
  'billing',
  'metrics',
  'model_version',
  'protected_fact_counts',
  'synthetic_risk',
])

/**
 * The record of an answer: its scores and codes, and which kinds of findings it had. Nothing that quotes
 * a text is left, not as a hash either (decision 40).
 */
export function redactResult(body: string): string {
  return JSON.stringify(redact(JSON.parse(body), '')) ?? ''
}

function redact(value: unknown, name: string): unknown {
  if (typeof value === 'string') return isCode(value, name) ? value : undefined
  if (Array.isArray(value)) {
    if (results.has(name)) return value.map((item) => redact(item, ''))
    const kinds = value.flatMap(kindOf)
    return kinds.length === 0 ? undefined : kinds
  }
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    if (!leftOut.has(key)) copy[key] = redact(member, key)
  }
  return copy
}

/** The code that says what kind of finding an item of a list is. */
function kindOf(item: unknown): string | readonly never[] {
  if (typeof item !== 'object' || item === null) return []
  for (const name of ['type', 'check']) {
    const kind: unknown = Reflect.get(item, name)
    if (typeof kind === 'string' && isCode(kind, name)) return kind
  }
  return []
}

function isCode(text: string, name: string): boolean {
  return ownWords.has(name) && codePattern.test(text)
}
