import fc from 'fast-check'

const word = fc.constantFrom('river', 'stone', 'é', '😀', 'שלום', 'snake_case', 'x1', 'don’t')
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '))
const inline = fc.oneof(
  words,
  words.map((text) => `*${text}*`),
  words.map((text) => `**${text}**`),
  words.map((text) => `\`${text}\``),
  words.map((text) => `[${text}](http://a.example/b)`),
  words.map((text) => `![${text}](a.png)`),
  fc.constantFrom('https://a.example/b.', 'me@a.example', '&amp;', '\\*', '<b>x</b>'),
)
const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))

const leaf = fc.oneof(
  text,
  line.map((title) => `## ${title}`),
  line.map((title) => `${title}\n---`),
  text.map((code) => `\`\`\`\n${code}\n\`\`\``),
  fc.tuple(words, words).map(([a, b]) => `| ${a} | ${b} |\n| --- | --- |\n| ${b} | ${a} |`),
  fc.constantFrom('***', '<div>\nraw\n</div>', '<!-- note -->'),
)

function prefixLines(block: string, first: string, rest: string): string {
  return block
    .split('\n')
    .map((part, index) => (index === 0 ? first : part === '' ? rest.trimEnd() : rest) + part)
    .join('\n')
}

const { block } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((list) => list.join('\n\n')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('blocks').map((inner) => prefixLines(inner, '> ', '> ')),
    tie('blocks').map((inner) => prefixLines(inner, '- ', '  ')),
    tie('blocks').map((inner) => prefixLines(inner, '1. ', '   ')),
  ),
}))

/** Well-formed Markdown documents of nested quotes, lists and leaves. */
export const markdownDocument: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((blocks) => `${blocks.join('\n\n')}\n`)
