import { openInput } from '../container/open-input.ts'
import type { MediaContainer } from '../container/sniff-container.ts'
import { type ContainerTags, tagsOf } from './container-tags.ts'
import { readComments } from './read-comments.ts'
import { readId3 } from './read-id3.ts'
import { readRiffTags } from './read-riff-tags.ts'

const commentNames = {
  comment: ['COMMENT'],
  title: ['TITLE'],
  description: ['DESCRIPTION'],
  artist: ['ARTIST'],
}

/** The tags of a container; an empty object where it has none or cannot be read. Nothing is decoded. */
export async function readTags(
  bytes: Uint8Array,
  container: MediaContainer,
): Promise<ContainerTags> {
  switch (container) {
    case 'ogg':
    case 'flac':
      return tagsOf(singled(readComments(bytes, container)), commentNames)
    case 'mp3':
      return readId3(bytes)
    case 'wav':
      return readRiffTags(bytes)
    case 'mp4':
    case 'webm':
      return await readWithLibrary(bytes, container)
    default:
      return container satisfies never
  }
}

/** A comment that is there once as a text, which is what the software of a file is looked for in. */
function singled(comments: ReadonlyMap<string, readonly string[]>) {
  const entries = [...comments].map(([name, texts]): [string, string | readonly string[]] => {
    const [first = '', ...others] = texts
    return [name, others.length === 0 ? first : texts]
  })
  return new Map(entries)
}

async function readWithLibrary(
  bytes: Uint8Array,
  container: 'mp4' | 'webm',
): Promise<ContainerTags> {
  try {
    const { input } = openInput(bytes, container)
    try {
      return await input.getMetadataTags()
    } finally {
      input.dispose()
    }
  } catch {
    return {}
  }
}
