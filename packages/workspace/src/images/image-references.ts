/** A local image that a draft shows. */
export interface ImageReference {
  /** The file as the draft names it, escapes read, without query and fragment. */
  readonly name: string
  /** Where the words that show it are in the draft. */
  readonly start: number
  readonly end: number
}

/** Code is quoted, not shown, so what it names is not an image of the draft. */
const code =
  /^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[^\n]*$|`[^`\n]*`|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm
const markdownImage =
  /!\[[^\]\n]*\]\(\s*(?:<([^>\n]+)>|([^\s)]+))(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?\s*\)/g
const reference = /!\[([^\]\n]*)\](?:\[([^\]\n]*)\])?(?!\()/g
const definition = /^ {0,3}\[([^\]\n]+)\]:\s*(?:<([^>\n]+)>|(\S+))/gm
const tag = /<(?:img|Image)\b[^>]*?\bsrc\s*=\s*(?:"([^"\n]+)"|'([^'\n]+)')/g
const imageName = /\.(?:avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i

/** Local files that a draft shows as images, in reading order; one that is shown twice comes twice. */
export function findImageReferences(source: string): ImageReference[] {
  const prose = source.replace(code, (quoted) => ' '.repeat(quoted.length))
  const shown = [...matches(prose, markdownImage), ...matches(prose, tag)]
  return [...shown, ...referred(prose)]
    .flatMap(({ name, start, end }) => {
      const file = localImageName(name)
      return file === null ? [] : [{ name: file, start, end }]
    })
    .sort((a, b) => a.start - b.start)
}

/** Images that a draft shows by the name of a definition. */
function referred(text: string): ImageReference[] {
  const names = new Map<string, string>()
  for (const [, label = '', quoted, bare = ''] of text.matchAll(definition)) {
    const key = normal(label)
    // Of two definitions of one name the first counts.
    if (!names.has(key)) names.set(key, quoted ?? bare)
  }
  return [...text.matchAll(reference)].flatMap((match) => {
    const name = names.get(normal(match[2] || match[1] || ''))
    const { index } = match
    return name === undefined ? [] : [{ name, start: index, end: index + match[0].length }]
  })
}

function normal(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The file that an image address names, or null for one of another machine, for data and for SVG. */
export function localImageName(address: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\|#)/i.test(address)) return null
  const name = pathOf(address)
  return name === '' || name.includes('\0') || /\.svg$/i.test(name) ? null : name
}

/** Whether a file is an image by its name. */
export function isImageName(address: string): boolean {
  return imageName.test(pathOf(address))
}

function matches(text: string, pattern: RegExp): ImageReference[] {
  return [...text.matchAll(pattern)].map((match) => {
    const name = match[1] ?? match[2] ?? ''
    return { name, start: match.index, end: match.index + match[0].length }
  })
}

/** The path of an address without its query and fragment, its escapes read. */
function pathOf(name: string): string {
  const [path = ''] = name.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
