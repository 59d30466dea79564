/// <reference path="./packages.d.ts" />
import openapiTypes, { astToString } from 'openapi-typescript'

const heading = '// Generated from apps/server/openapi.json by `npm run generate`. Do not edit.\n\n'

/** The types of an OpenAPI document, as openapi-typescript writes them by default, and a name for each schema. */
export async function generateTypes(document: Readonly<Record<string, unknown>>): Promise<string> {
  const tree = await openapiTypes(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return heading + astToString(tree)
}
