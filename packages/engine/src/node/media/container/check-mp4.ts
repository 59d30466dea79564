import { EngineError } from '../../../schema/error.ts'

/** Most samples whose times are worked out one by one. */
const MOST_SAMPLES = 1_000_000
const MOST_TRACKS = 64
/** Most entries of an index of fragments: of those with one time, the library moves all others for each. */
const MOST_INDEXED = 50_000

/** A table of MPEG-4 boxes: where its content starts, and where the box around it ends. */
interface Table {
  readonly view: DataView
  readonly from: number
  readonly end: number
}

/**
 * Refuses MPEG-4 whose tables claim numbers that no file of its size can have: the library counts up to them,
 * whatever the size of the file. Throws an `EngineError` with the code `invalid_media`.
 */
export function checkMp4(bytes: Uint8Array): void {
  const boxes = topBoxes(bytes)
  const findIn = (around: string, name: string) =>
    boxes.filter((box) => box.name === around).flatMap((box) => findTables(bytes, name, box))
  const find = (name: string) => findIn('moov', name)
  if (find('trak').length > MOST_TRACKS || find('trex').length > MOST_TRACKS) {
    throw broken(`it has more than ${MOST_TRACKS} tracks`)
  }
  const offsets = find('ctts')
  if (offsets.length > 0) checkSum([...find('stts'), ...offsets].map(countRuns))
  checkSum(findIn('moof', 'trun').map(countSamples))
  for (const table of find('stsc')) checkChunks(table, bytes.length)
  for (const table of find('stz2')) checkFieldSize(table)
  for (const table of find('keys')) checkKeys(table)
  checkIndex(bytes)
}

function topBoxes(bytes: Uint8Array) {
  const view = viewOf(bytes)
  const boxes: { readonly name: string; readonly from: number; readonly end: number }[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    const isLong = size === 1 && at + 16 <= bytes.length
    const whole = isLong ? Number(view.getBigUint64(at + 8)) : size
    if (whole < 8) break
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    boxes.push({ name, from: at + 8, end: Math.min(at + whole, bytes.length) })
    at += whole
  }
  return boxes
}

/** Every place with this name: how boxes are nested is left to the library, which would find some of them. */
function findTables(
  bytes: Uint8Array,
  name: string,
  { from, end }: { readonly from: number; readonly end: number },
): Table[] {
  const view = viewOf(bytes)
  const words = Buffer.from(bytes.buffer, bytes.byteOffset, end)
  const tables: Table[] = []
  for (let at = words.indexOf(name, from); at >= 0; at = words.indexOf(name, at + 4)) {
    const isLong = at >= 4 && view.getUint32(at - 4) === 1
    tables.push({ view, from: at + (isLong ? 12 : 4), end })
  }
  return tables
}

/** The number at this place of a table; 0 beyond its end. */
function read({ view, from, end }: Table, at: number): number {
  return from + at + 4 <= end ? view.getUint32(from + at) : 0
}

/** Samples of a table that gives a number for each run of them. */
function countRuns(table: Table): number {
  const runs = Math.min(read(table, 4), (table.end - table.from) / 8)
  let samples = 0
  for (let run = 0; run < runs; run++) samples += read(table, 8 + run * 8)
  return samples
}

/** Flags of a run of samples, each for a number that is there for every sample. */
const perSample = [0x100, 0x200, 0x400, 0x800]

function countSamples(table: Table): number {
  const flags = read(table, 0)
  const bytes = 4 * perSample.filter((flag) => (flags & flag) !== 0).length
  const claimed = read(table, 4)
  return bytes === 0 ? claimed : Math.min(claimed, (table.end - table.from) / bytes)
}

function checkSum(counts: readonly number[]): void {
  const samples = counts.reduce((sum, count) => sum + count, 0)
  if (samples > MOST_SAMPLES) {
    throw broken(`it claims ${samples} samples, expected at most ${MOST_SAMPLES}`)
  }
}

/** Chunks are counted from 1 and come in order; a file has no more of them, and of samples in one, than bytes. */
function checkChunks(table: Table, length: number): void {
  const runs = Math.min(read(table, 4), (table.end - table.from) / 12)
  let last = 0
  for (let run = 0; run < runs; run++) {
    const first = read(table, 8 + run * 12)
    const samples = read(table, 12 + run * 12)
    if (first < last || first > length || samples > length) throw broken('its chunks do not fit it')
    last = first
  }
}

function checkFieldSize(table: Table): void {
  const bits = read(table, 4) & 0xff
  if (![4, 8, 16].includes(bits)) throw broken(`sizes of ${bits} bits do not exist`)
}

/** A name of a tag has a size, which includes its own 8 bytes; with a smaller one the library stays where it is. */
function checkKeys(table: Table): void {
  let at = 8
  for (let left = read(table, 4); left > 0 && table.from + at + 8 <= table.end; left--) {
    const size = read(table, at)
    if (size < 8) throw broken('the name of a tag has no size')
    at += size
  }
}

/** The last number of a file tells where its index of fragments starts. */
function checkIndex(bytes: Uint8Array): void {
  const view = viewOf(bytes)
  if (bytes.length < 16) return
  const at = bytes.length - view.getUint32(bytes.length - 4)
  if (at < 0 || at + 16 > bytes.length) return
  const tables = findTables(bytes, 'tfra', { from: at, end: bytes.length })
  const entries = tables.reduce((sum, table) => sum + read(table, 12), 0)
  if (entries > MOST_INDEXED) throw broken('its index is too long')
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function broken(what: string): EngineError {
  return new EngineError('invalid_media', `This MPEG-4 file cannot be read: ${what}.`)
}
