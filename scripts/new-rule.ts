import { writeFile } from 'node:fs/promises'

/** Writes the file of a new rule: `npm run new:rule -- hollow-intensifier`. */
const id = process.argv[2]
if (id === undefined || !/^[a-z]+(-[a-z]+)*$/.test(id)) {
  process.stderr.write(
    `Unexpected rule id \`${id ?? ''}\`, expected kebab-case: npm run new:rule -- hollow-intensifier\n`,
  )
  process.exit(2)
}
const path = `packages/engine/src/text/rules/${id}.ts`
const text = `import { defineRule } from './define-rule.ts'

export default defineRule({
  id: '${id}',
  type: 'generic_phrasing',
  severity: 'low',
  summary: '',
  fix: '',
  phrases: [],
  explain: (quote) => \`“\${quote}” …\`,
  examples: { bad: [], good: [] },
})
`
await writeFile(path, text, { flag: 'wx' })
process.stdout.write(`Wrote ${path}. Fill it in, then run: npm run generate\n`)
