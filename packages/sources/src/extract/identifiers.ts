import type { ReferenceKind } from '../schema/index.ts'
import { hasCheckDigit, normalIsbn } from './isbn.ts'

/** An identifier in a text, by its offsets there. */
export interface FoundIdentifier {
  readonly kind: Exclude<ReferenceKind, 'package' | 'footnote' | 'url'>
  readonly identifier: string
  readonly start: number
  readonly end: number
}

interface Notation {
  readonly kind: FoundIdentifier['kind']
  /** Each match starts with something that only such an identifier has, so that the search stays linear. */
  readonly pattern: RegExp
  /** The normalised identifier; undefined for what only looks like one. */
  readonly read: (match: RegExpExecArray, text: string) => string | undefined
}

/** Other series of numbered proposals: they are not the ones of the IETF. */
const otherProposals =
  /\b(?:rust|react|php|vue|ember|yarn|npm|swift|kubernetes|gatsby|nix|our|own|internal|its)['’]?s?[ -]$/i
/** As much before an RFC as tells whose it is. */
const OWNER_REACH = 16

/** What begins the path of a file and not the name of a repository. */
const folder = /^(?:apps|docs|examples?|lib|packages|scripts|src|tests?)\//i

const notations: readonly Notation[] = [
  {
    kind: 'doi',
    pattern: /\b(doi:\s{0,3})?(10\.\d{4,9}\/[^\s"<>\ufffc]{1,200})/gi,
    read: ([, prefix, written = '']) => {
      const doi = withoutClosingMarks(written)
      // “10.2024/11” is a month and a day more often than a paper.
      const hasSuffix = doi.indexOf('/') + (prefix === undefined ? 3 : 1) < doi.length
      return hasSuffix ? doi.toLowerCase() : undefined
    },
  },
  {
    kind: 'arxiv',
    pattern:
      /\barxiv:\s{0,3}(\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}|[a-z-]{2,20}(?:\.[a-z]{2})?\/\d{7})(v\d{1,3})?\b/gi,
    read: ([, id = '', version = '']) => (id + version).toLowerCase(),
  },
  {
    kind: 'rfc',
    pattern: /\bRFC[ -]?([1-9]\d{0,4})\b(?![.]\d)/g,
    read: ({ index, 1: number }, text) =>
      otherProposals.test(text.slice(Math.max(0, index - OWNER_REACH), index)) ? undefined : number,
  },
  {
    kind: 'cve',
    pattern: /\bCVE-((?:1999|20\d\d)-\d{4,7})\b/gi,
    read: ([, id]) => `CVE-${id}`,
  },
  {
    kind: 'isbn',
    pattern: /\bISBN(?:-1[03])?:?\s{0,3}(\d(?:[ -]?\d){8,11}[ -]?[\dX])\b/gi,
    read: ([, written]) => isbnOf(written),
  },
  {
    kind: 'isbn',
    // Without its name it needs its hyphens and the check digit.
    pattern: /(?<!ISBN[-:\s\d]{0,8})\b97[89]-\d{1,5}-\d{1,7}-\d{1,7}-\d\b/g,
    read: ([written]) => {
      const digits = isbnOf(written)
      return digits !== undefined && hasCheckDigit(digits) ? digits : undefined
    },
  },
  {
    kind: 'github_issue',
    pattern: /(?<![\w./@-])([a-z\d](?:[a-z\d-]{0,38})\/[\w.-]{1,100})#(\d{1,7})\b/gi,
    read: ([, repository = '', number]) =>
      folder.test(repository) ? undefined : `${repository.toLowerCase()}#${number}`,
  },
]

/** The identifiers that a text names: DOI, arXiv, RFC, CVE, ISBN and issues as GitHub writes them. */
export function findIdentifiers(text: string): FoundIdentifier[] {
  return notations.flatMap(({ kind, pattern, read }) => {
    const found: FoundIdentifier[] = []
    for (const match of text.matchAll(pattern)) {
      const identifier = read(match, text)
      const end = match.index + withoutClosingMarks(match[0]).length
      if (identifier !== undefined) found.push({ kind, identifier, start: match.index, end })
    }
    return found
  })
}

function isbnOf(written = ''): string | undefined {
  const digits = written.replaceAll(/[ -]/g, '').toUpperCase()
  return digits.length === 10 || digits.length === 13 ? normalIsbn(digits) : undefined
}

/** What is left when the marks that close a sentence or a bracket around it are taken away. */
export function withoutClosingMarks(written: string): string {
  let end = written.length
  while (end > 0) {
    const last = written[end - 1] ?? ''
    const isOpened = last === ')' && isBalanced(written.slice(0, end))
    if (!/[.,;:!?'")\]}*_’”]/.test(last) || isOpened) break
    end--
  }
  return written.slice(0, end)
}

function isBalanced(written: string): boolean {
  return written.split('(').length === written.split(')').length
}
