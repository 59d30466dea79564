import type { Document } from '../text/document/document.ts'

/** Where the text after the front matter starts; 0 without one. */
export function bodyStart({
  source,
  frontMatter,
}: Pick<Document, 'source' | 'frontMatter'>): number {
  if (frontMatter === null) return 0
  const fence = /(?:\r?\n)?[-+]{3}[ \t]*(?:\r?\n)?/y
  fence.lastIndex = frontMatter.end
  return fence.test(source) ? fence.lastIndex : frontMatter.end
}
