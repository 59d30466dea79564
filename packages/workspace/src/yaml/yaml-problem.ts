/** A mistake in YAML, with its offset in the text that was parsed. */
export class YamlProblem extends Error {
  override readonly name = 'YamlProblem'
  readonly reason: string
  readonly offset: number

  constructor(reason: string, offset: number) {
    super(`not valid YAML at offset ${offset}: ${reason}`)
    this.reason = reason
    this.offset = offset
  }
}

/** What the parser of the package `yaml` calls a mistake, by its code. */
const reasons: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'a value that starts with `*` or `&` needs quotes',
  BAD_DIRECTIVE: 'a line that starts with `%` needs quotes',
  BAD_DQ_ESCAPE: 'a backslash between double quotes must be doubled',
  BAD_INDENT: 'a bracket is not closed, or a line is not indented like those beside it',
  BAD_PROP_ORDER: 'a value that starts with `!` or `&` needs quotes',
  BAD_SCALAR_START: 'a value that starts with a special character needs quotes',
  BLOCK_IN_FLOW: 'a list or a mapping is between brackets without brackets of its own',
  KEY_OVER_1024_CHARS: 'a key is longer than 1,024 characters',
  MISSING_CHAR: 'a quotation mark, a bracket or a colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a line is not a key with a value, and does not belong to the one above',
  MULTIPLE_ANCHORS: 'a value that starts with `&` needs quotes',
  MULTIPLE_DOCS: 'it holds more than one document',
  MULTIPLE_TAGS: 'a value that starts with `!` needs quotes',
  NON_STRING_KEY: 'a key is a list or a mapping; a value that starts with `{` or `[` needs quotes',
  RESOURCE_EXHAUSTION: 'it is nested too deeply',
  TAB_AS_INDENT: 'a line is indented with a tab; use spaces',
  UNEXPECTED_TOKEN: 'something follows a value that is complete, such as a quotation mark',
}

/** Says what a mistake of the parser is, and where. */
export function yamlProblem(text: string, code: string, start: number): YamlProblem {
  return new YamlProblem(reasonOf(text, code, start), start)
}

function reasonOf(text: string, code: string, start: number): string {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return reasons[code] ?? 'it cannot be read from here on'
  const [rest = ''] = text.slice(start).split('\n', 1)
  return /:(?:\s|$)/.test(rest)
    ? 'a value with a colon in it needs quotes'
    : 'the line below is indented too far'
}
