import { type Document, KIND } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const FEWEST = 3
/** An item starts with an emoji, perhaps after a mark of emphasis. */
const picture = /^(?:\*\*|__|\*|_)?\p{Extended_Pictographic}/u
/** Marks of “do” and “don't” and of warnings tell something. */
const telling = /^(?:\*\*|__|\*|_)?[❌✖✗✘⚠ℹ❗❓☐☑🚫⛔🚧🔴🟢🟡©®™↔▶◀]/u

export default defineRule<{ count: number }>({
  id: 'decorated-list',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'A list in which every item starts with an emoji.',
  fix: 'Delete the emoji; the words tell the items apart.',
  *document(document) {
    const { blocks, source } = document
    let run: number[] = []
    let isTelling = false
    for (let block = 0; block <= blocks.count; block++) {
      const isEnd = block === blocks.count
      if (!isEnd && blocks.kinds[block] === KIND.alt_text) continue
      const fits = !isEnd && isDecorated(document, block)
      if (fits && (run.length === 0 || blocks.depths[block] === blocks.depths[run[0] ?? block])) {
        run.push(block)
        isTelling ||= telling.test(source.slice(blocks.starts[block], blocks.starts[block] + 8))
        continue
      }
      const [first] = run
      if (first !== undefined && run.length >= FEWEST && !isTelling) {
        yield {
          start: blocks.starts[first],
          end: blocks.ends[first],
          data: { count: run.length },
        }
      }
      run = fits ? [block] : []
      isTelling = fits && telling.test(source.slice(blocks.starts[block], blocks.starts[block] + 8))
    }
  },
  explain: (_quote, data) => `${data?.count} items in a row start with an emoji.`,
  examples: {
    bad: [
      '- «🚀 Fast: it starts at once.»\n- 🔒 Safe: it has a lock.\n- 🎉 Fun: it sings.',
      '- «**🚀 Fast**: it starts at once.»\n- **🔒 Safe**: it has a lock.\n- **🎉 Fun**: it sings.',
      '* «✨ Tea»\n* ✨ Milk\n* ✨ Bread',
    ],
    good: [
      '- 🚀 Fast: it starts at once.\n- Safe: it has a lock.\n- Fun: it sings.',
      '- ❌ Do not boil.\n- ✅ Do stir.\n- ✅ Do wait.',
      '- Fast\n- Safe\n- Fun 🚀',
    ],
  },
})

function isDecorated({ source, blocks }: Document, block: number): boolean {
  if (blocks.kinds[block] !== KIND.list_item || blocks.quoted[block] === 1) return false
  const start = blocks.starts[block]
  // Most items start with a letter of ASCII.
  const code = source.charCodeAt(start)
  if (code < 0x80 && code !== 0x2a && code !== 0x5f) return false
  return picture.test(source.slice(start, start + 8))
}
