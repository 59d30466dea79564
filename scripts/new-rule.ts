import { access, writeFile } from 'node:fs/promises'
import { generateRules } from './generate-rules.ts'

/**
 * Adds a rule that works at once: `npm run new:rule -- hollow-intensifier`.
 *
 * The rule finds its own name, so that its test is green before anything of it is changed.
 */
const id = process.argv[2]
if (id === undefined || !/^[a-z]+(-[a-z]+)*$/.test(id)) {
  fail(
    `Unexpected rule id \`${id ?? ''}\`, expected kebab-case: npm run new:rule -- hollow-intensifier`,
  )
}
const folder = 'packages/engine/src/text/rules'
const path = `${folder}/${id}.ts`
const exists = await access(path).then(
  () => true,
  () => false,
)
if (exists) fail(`Unexpected rule id \`${id}\`, expected a new one: ${path} exists.`)

await writeFile(path, ruleFile(id))
await generateRules()
process.stdout.write(`Wrote ${path}, its page, the index and the phrase table. Its test:
npx vitest run ${folder}/rules.test.ts -t ${id}
`)

function ruleFile(id: string): string {
  const phrase = id.replaceAll('-', ' ')
  return `import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: '${id}',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'The words “${phrase}”.',
  fix: 'Say what you mean by “${phrase}”.',
  phrases: ['${phrase}'],
  explain: (quote) => \`“\${quote}” says nothing that the reader can check.\`,
  examples: {
    bad: [
      'It was one «${phrase}» after another.',
      'The «${phrase}» of that kind came first.',
      '- a list with «${phrase}» in it',
    ],
    good: [
      'In code, \`${phrase}\` is left alone.',
      'So is an address: https://example.org/${id}.',
      '\`\`\`\\n${phrase}\\n\`\`\`',
    ],
  },
})
`
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
