import { readFile } from 'node:fs/promises'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')

/** What the SARIF schema has against a report. */
export async function sarifProblems(text: string): Promise<readonly unknown[]> {
  // The schema's own patterns are not Unicode patterns.
  const ajv = new draft04.default({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(await fixture('sarif-2.1.0.schema.json')))
  validate(JSON.parse(text))
  return validate.errors ?? []
}

/** What a schema under fixtures has against an XML report. */
export async function xmlProblems(text: string, schema: string): Promise<readonly string[]> {
  const checked = await validateXML({
    xml: [{ fileName: 'report.xml', contents: text }],
    schema: [await fixture(schema)],
  })
  return checked.errors.map(({ message }) => message)
}
