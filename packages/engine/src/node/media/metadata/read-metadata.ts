import ExifReader from 'exifreader'
import type {
  CameraFacts,
  DeclaredFacts,
  SourceDeclaration,
} from '../../../provenance/declared-facts.ts'
import { clean, lastPart } from '../credentials/read-manifest.ts'
import { findGeneratorMarks, type TextField } from './generator-marks.ts'

const groupNames: Readonly<Record<string, string>> = {
  exif: 'EXIF tag',
  xmp: 'XMP field',
  iptc: 'IPTC field',
  pngText: 'PNG text chunk',
  png: 'PNG chunk',
}

/** Characters of a text that are searched: generators write at its start. */
const LONGEST = 20_000

/** What the EXIF, XMP, IPTC and text chunks of an image declare. */
export function readMetadata(bytes: Uint8Array): Omit<DeclaredFacts, 'credentials'> {
  const fields = readFields(bytes)
  return {
    sourceTypes: readSourceTypes(fields),
    generators: findGeneratorMarks(fields),
    camera: readCamera(fields),
  }
}

function readFields(bytes: Uint8Array): TextField[] {
  const tags = loadOrNull(bytes)
  if (tags === null) return []
  return Object.entries(groupNames).flatMap(([key, group]) =>
    Object.entries(Reflect.get(tags, key) ?? {}).flatMap(([name, tag]) => {
      const text = textOf(tag)
      return text === '' ? [] : [{ name, group, text: text.slice(0, LONGEST) }]
    }),
  )
}

// An image whose metadata cannot be parsed declares nothing.
function loadOrNull(bytes: Uint8Array): object | null {
  try {
    // Without `async` nothing is decompressed, so no text chunk can exhaust the memory.
    return ExifReader.load(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      expanded: true,
    })
  } catch {
    return null
  }
}

function textOf(tag: unknown): string {
  if (typeof tag !== 'object' || tag === null) return ''
  const value = Reflect.get(tag, 'description') ?? Reflect.get(tag, 'value')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function readSourceTypes(fields: readonly TextField[]): SourceDeclaration[] {
  return fields
    .filter(({ name }) => name === 'DigitalSourceType')
    .map(({ name, group, text }) => ({
      sourceType: clean(lastPart(text) ?? ''),
      place: `${group} “${name}”`,
    }))
}

const exposureNames = ['ExposureTime', 'FNumber', 'ISOSpeedRatings', 'FocalLength']

function readCamera(fields: readonly TextField[]): CameraFacts | null {
  const textUnder = (name: string) =>
    fields.find((field) => field.group === groupNames['exif'] && field.name === name)?.text ?? ''
  const name = clean(`${textUnder('Make')} ${textUnder('Model')}`)
  if (name === '') return null
  const exposure = exposureNames.filter((each) => textUnder(each) !== '')
  return { name, hasExposure: exposure.length >= 2 }
}
