import { samples } from '../../media/support/samples.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document is changed freely, and a fuzzer reads it
type Node = any

const address = (ending: string) => ({
  type: 'string',
  pattern: `^https://media[.]example/[a-z]{1,9}[.]${ending}$`,
})

const inlineImage = {
  type: 'object',
  required: ['kind', 'media_type', 'data'],
  properties: {
    kind: { type: 'string', const: 'base64' },
    media_type: { type: 'string', enum: ['image/png'] },
    data: { type: 'string', enum: [samples.png.toString('base64')] },
  },
}

/**
 * The published document, narrowed to values that work: a fuzzer takes every value that a schema allows
 * for a valid one. Nothing that must be refused is allowed.
 */
export function fuzzedDocument(published: object): object {
  const document: Node = JSON.parse(JSON.stringify(published))
  const { schemas } = document.components
  for (const operation of Object.values<Node>(document.paths).flatMap((path) =>
    Object.values<Node>(path),
  )) {
    // Every call would send the same key with another body, which is 409 by design.
    delete operation.parameters
  }
  // Media must exist at its address, and bytes must be of their type.
  schemas.MediaSource.oneOf = [
    {
      type: 'object',
      required: ['kind', 'url'],
      properties: { kind: { type: 'string', const: 'url' }, url: address('png') },
    },
    inlineImage,
  ]
  for (const [kind, ending] of [
    ['Image', 'png'],
    ['Audio', 'mp3'],
    ['Video', 'mp4'],
  ] as const) {
    // One of the two is enough, which the fuzzer does not infer from `if` and `else`.
    const form = schemas[`Analyze${kind}Request`]
    delete form.if
    delete form.else
    form.required = ['type', 'content']
    form.properties.content = address(ending)
    if (kind !== 'Image') form.properties.source.properties.url = address(ending)
    for (const name of [`Analyze${kind}Body`, `DemoAnalyze${kind}Body`]) {
      const field = `${kind.toLowerCase()}_url`
      if (schemas[name] !== undefined) schemas[name].properties[field] = address(ending)
    }
  }
  return document
}
