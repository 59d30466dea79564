import type { DeclaredFacts } from '../../../provenance/declared-facts.ts'
import type { MediaContainer } from '../container/sniff-container.ts'
import { readCredentials } from '../credentials/read-credentials.ts'
import { findGeneratorMarks, type TextField } from '../metadata/generator-marks.ts'
import type { ContainerTags } from './container-tags.ts'
import { readTags } from './read-tags.ts'

/** Longest text of a tag that is searched. */
const LONGEST = 4000
const MOST_TAGS = 200

/** What an audio or video file declares: content credentials, and the tags of its container. */
export async function readDeclaredFacts(
  bytes: Uint8Array,
  container: MediaContainer,
): Promise<DeclaredFacts> {
  const credentials = await readCredentials(new Uint8Array(bytes))
  const fields = fieldsOf(await readTags(bytes, container))
  return {
    credentials,
    sourceTypes: fields
      .filter(({ name }) => /digitalsourcetype$/i.test(name))
      .map(({ name, text }) => ({
        sourceType: text.trim().split('/').at(-1) ?? '',
        place: `container tag “${name}”`,
      })),
    generators: findGeneratorMarks(fields),
    camera: null,
  }
}

/** Names under which containers keep the software that made a file. */
const makers =
  /^(?:©too|©swr|©enc|TSSE|TENC|TSS|ISFT|ENCODER|ENCODED[_-]BY|SOFTWARE|WRITING[_-]APP|com\.apple\.quicktime\.software)$/i

function fieldsOf({ raw = {}, comment, title, description, artist }: ContainerTags): TextField[] {
  const group = 'container tag'
  const field = (name: string, text: string): TextField => ({
    name,
    group,
    text: text.slice(0, LONGEST),
  })
  const own = Object.entries(raw)
    .slice(0, MOST_TAGS)
    .flatMap(([name, value]): TextField[] => {
      if (typeof value === 'string') {
        return [field(makers.test(name) ? 'encoder' : (name.split('.').at(-1) ?? name), value)]
      }
      if (Array.isArray(value)) return value.map((text) => field(name, text))
      return []
    })
  const common = { comment, title, Description: description, Artist: artist }
  return [
    ...own,
    ...Object.entries(common).flatMap(([name, text]) =>
      text === undefined ? [] : [field(name, text)],
    ),
  ]
}
