import { EngineError } from '../schema/error.ts'

/**
 * Refuses a model file that is damaged: a part that is missing, a list that was cut, a number that
 * is not one. Which features a model must have is for its loader to say.
 */
export function checkModel(file: unknown): void {
  const id = textAt(file, 'id') ?? 'without a name'
  const version = textAt(file, 'version')
  if (version === undefined) throw damaged(id, 'version', show(at(file, 'version')), 'a text')
  checkValues(id, '', file)
  const features = listAt(file, 'features')
  if (features === undefined) throw damaged(id, 'features', show(at(file, 'features')), 'a list')
  checkLength(id, 'weights', listAt(file, 'weights'), features.length)
  checkLength(id, 'shapes', listAt(file, 'shapes'), features.length)
  for (const [index, shape] of (listAt(file, 'shapes') ?? []).entries()) {
    checkKnots(id, `shapes[${index}].x`, listAt(shape, 'x') ?? [])
    checkLength(id, `shapes[${index}].y`, listAt(shape, 'y') ?? [], listAt(shape, 'x')?.length ?? 0)
  }
  for (const name of ['calibration', 'sentenceCalibration']) checkCalibration(id, name, at(file, name))
  checkCalibrations(id, at(file, 'calibrations'))
  checkCalibration(id, 'short.calibration', at(at(file, 'short'), 'calibration'))
  for (const name of ['hashed', 'ngrams']) checkBuckets(id, name, at(file, name))
}

/** Numbers must be finite and nothing may be empty: a damaged number is `null` in JSON. */
function checkValues(id: string, path: string, value: unknown): void {
  if (typeof value === 'string') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object' || value === null) {
    throw damaged(id, path, show(value), 'a number, a text, a list or an object')
  }
  for (const [key, part] of Object.entries(value)) {
    checkValues(id, path === '' ? key : `${path}.${key}`, part)
  }
}

function checkCalibration(id: string, name: string, value: unknown): void {
  if (value === undefined) return
  const x = listAt(value, 'x') ?? []
  const y = listAt(value, 'y') ?? []
  if (x.length < 2) throw damaged(id, `${name}.x`, `${x.length} knots`, 'two knots or more')
  checkLength(id, `${name}.y`, y, x.length)
  checkKnots(id, `${name}.x`, x)
  checkKnots(id, `${name}.y`, y)
  for (const [index, score] of y.entries()) {
    if (typeof score === 'number' && score >= 0 && score <= 1) continue
    throw damaged(id, `${name}.y[${index}]`, show(score), 'a number from 0 to 1')
  }
}

/** One list of raw scores for each kind, all published as the same scores. */
function checkCalibrations(id: string, value: unknown): void {
  if (value === undefined) return
  const lists = listAt(value, 'x') ?? []
  checkLength(id, 'calibrations.x', lists, listAt(value, 'kinds')?.length ?? 0)
  for (const [index, x] of lists.entries()) {
    checkCalibration(id, `calibrations.x[${index}]`, { x, y: at(value, 'y') })
  }
}

function checkKnots(id: string, path: string, knots: readonly unknown[]): void {
  for (const [index, knot] of knots.entries()) {
    const before = index === 0 ? Number.NEGATIVE_INFINITY : knots[index - 1]
    if (typeof knot === 'number' && typeof before === 'number' && knot >= before) continue
    throw damaged(id, `${path}[${index}]`, show(knot), 'rising numbers')
  }
}

/** Hashed weights are one byte a bucket in base64: four characters for three bytes. */
function checkBuckets(id: string, name: string, value: unknown): void {
  if (value === undefined) return
  const bits = at(value, 'bits')
  const isBits = typeof bits === 'number' && Number.isInteger(bits) && bits >= 1 && bits <= 24
  if (!isBits) throw damaged(id, `${name}.bits`, show(bits), 'a whole number from 1 to 24')
  const expected = 4 * Math.ceil(2 ** bits / 3)
  const length = textAt(value, 'weights')?.length ?? 0
  if (length === expected) return
  throw damaged(id, `${name}.weights`, `${length} characters`, `${expected} characters`)
}

function checkLength(
  id: string,
  name: string,
  list: readonly unknown[] | undefined,
  expected: number,
): void {
  if (list === undefined || list.length === expected) return
  throw damaged(id, name, `${list.length} entries`, `${expected} entries`)
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function textAt(value: unknown, key: string): string | undefined {
  const text = at(value, key)
  return typeof text === 'string' ? text : undefined
}

function listAt(value: unknown, key: string): readonly unknown[] | undefined {
  const list = at(value, key)
  return Array.isArray(list) ? list : undefined
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing').slice(0, 60)
}

function damaged(id: string, path: string, found: string, expected: string): EngineError {
  const place = path === '' ? 'the whole file' : `\`${path}\``
  return new EngineError(
    'invalid_model',
    `Unexpected ${found} at ${place} of the model ${id}, expected ${expected}. The file is damaged: reinstall the package, or train it again: npm run train.`,
  )
}
