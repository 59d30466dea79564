import { readFile } from 'node:fs/promises'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'
import * as z from 'zod'

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

const severitySchema = z.enum(['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'])
const sourceSchema = z.strictObject({ name: z.string(), url: z.url().optional() })
const positionSchema = z.strictObject({ line: z.int().min(1), column: z.int().min(1).optional() })
const rangeSchema = z.strictObject({ start: positionSchema, end: positionSchema.optional() })

/** The messages of reviewdog's `reviewdog.proto`, field by field; no other field is known there. */
const diagnosticResultSchema = z.strictObject({
  diagnostics: z.array(
    z.strictObject({
      message: z.string(),
      location: z.strictObject({ path: z.string(), range: rangeSchema.optional() }),
      severity: severitySchema.optional(),
      source: sourceSchema.optional(),
      code: z.strictObject({ value: z.string(), url: z.url().optional() }).optional(),
      suggestions: z.array(z.strictObject({ range: rangeSchema, text: z.string() })).optional(),
      original_output: z.string().optional(),
    }),
  ),
  source: sourceSchema.optional(),
  severity: severitySchema.optional(),
})

/** What reviewdog has against a diagnostic result. */
export async function diagnosticProblems(text: string): Promise<readonly unknown[]> {
  return diagnosticResultSchema.safeParse(JSON.parse(text)).error?.issues ?? []
}
