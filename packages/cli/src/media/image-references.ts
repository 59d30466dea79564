/** Code is quoted, not shown, so what it names is no picture of the draft. */
const code = /^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[^\n]*$|`[^`\n]*`/gm
const markdownImage = /!\[[^\]\n]*\]\(\s*(?:<([^>\n]+)>|([^\s)]+))(?:\s+["'(][^\n]*)?\s*\)/g
const definition = /^ {0,3}\[[^\]\n]+\]:\s*(?:<([^>\n]+)>|(\S+))/gm
const tag = /<(?:img|Image)\b[^>]*?\bsrc\s*=\s*(?:"([^"\n]+)"|'([^'\n]+)')/g
const pictureName = /\.(?:avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i

/** Local files that a draft shows as pictures, as it names them, each once. */
export function findImageReferences(source: string): string[] {
  const prose = source.replace(code, '')
  const shown = [...matches(prose, markdownImage), ...matches(prose, tag)]
  const defined = matches(prose, definition).filter((name) => pictureName.test(pathOf(name)))
  const names = [...shown, ...defined].filter(isLocal).map(pathOf)
  return [...new Set(names)].filter((name) => name !== '' && !/\.svg$/i.test(name))
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '')
}

function isLocal(name: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(name)
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
