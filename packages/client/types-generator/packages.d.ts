/** What is used of it; it brings the TypeScript 5 that it writes with (42 MB). */
declare module 'openapi-typescript' {
  type Node = readonly unknown[]
  export default function openapiTypes(
    document: string,
    options: { readonly rootTypes: boolean; readonly rootTypesNoSchemaPrefix: boolean },
  ): Promise<Node>
  export function astToString(tree: Node): string
}
