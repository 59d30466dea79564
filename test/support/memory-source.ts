import { gitTreeSource, type SyncFileSource } from '@content-trust/workspace'

/** Files of a test as a source that answers at once; objects are written as JSON. */
export function memorySource(files: Readonly<Record<string, unknown>>): SyncFileSource {
  const contents = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]))
  const paths = new Map([...contents.keys()].map((path) => [path, path]))
  const { list } = gitTreeSource({ paths, read: () => new Uint8Array() })
  return {
    list: (folder) => {
      const entries = list(folder)
      if (entries !== null && 'then' in entries) throw new TypeError('Expected entries at once.')
      return entries
    },
    read: (path) => contents.get(path) ?? null,
  }
}

function bytesOf(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return new TextEncoder().encode(text)
}
