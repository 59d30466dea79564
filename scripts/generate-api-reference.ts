import { openapiDocument } from '../apps/server/src/openapi/document.ts'
import { publishedPrices } from '../apps/server/src/pricing.ts'
import { referenceOf } from '../apps/server/src/reference/reference.ts'
import { referenceMarkdown } from '../apps/server/src/reference/reference-markdown.ts'
import { routes } from '../apps/server/src/routes.ts'

/** The API reference and the OpenAPI document, from the routes that are served. */
export function generateApiReference(): readonly (readonly [path: string, text: string])[] {
  return [
    ['docs/api.md', referenceMarkdown(referenceOf(routes, publishedPrices))],
    ['apps/server/openapi.json', `${JSON.stringify(openapiDocument(routes), null, 2)}\n`],
  ]
}
