const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
}

/** Whether a file says that it is a picture that can be inserted; the main process looks at its bytes. */
export function isPicture({ type }: { readonly type: string }): boolean {
  return type in endings
}

/** Names that systems give to a picture without a file. */
const nameless = /^(?:image|picture|pasted|clipboard|untitled|unnamed|blob|download)?(?:\.\w+)?$/i

/** What a picture could be called: as its file, else after the draft. */
export function proposedName(file: { name: string; type: string }, draft: string): string {
  const ending = endings[file.type] ?? '.png'
  const own = nameless.test(file.name) ? '' : withoutEnding(file.name)
  const stem = own === '' ? `${withoutEnding(draft)}-picture` : own
  const plain = stem
    .replace(/[\\/:*?"<>|\p{Cc}#%()[\]]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^[.-]+/, '')
  return `${plain.slice(0, 100) || 'picture'}${ending}`
}

function withoutEnding(name: string): string {
  return name.replace(/\.[a-z\d]{1,8}$/i, '')
}
