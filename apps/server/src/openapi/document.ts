import { engineVersion } from '@content-trust/engine'
import { type ProblemCode, problemSchema, problemStatuses } from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'
import { problemTexts } from '../errors/problem.ts'
import { publishedPrices, type UnitPrices } from '../pricing.ts'
import { type Components, componentsOf } from './components.ts'
import { headersOf } from './headers.ts'
import { overview } from './overview.ts'
import { assetPrice, priceTable } from './price-table.ts'

type Json = Readonly<Record<string, unknown>>

/** The problems that any route may answer in addition to its own, without a body and with one. */
const transportErrors = {
  GET: ['internal_error'],
  POST: [
    'bad_request',
    'request_timeout',
    'payload_too_large',
    'unsupported_media_type',
    'internal_error',
  ],
} as const satisfies Readonly<Record<Route['method'], readonly ProblemCode[]>>

/** The OpenAPI 3.1 document, generated from the routes that are served, with the prices of the service. */
export function openapiDocument(
  routes: readonly Route[],
  prices: UnitPrices = publishedPrices,
): Json {
  const components = componentsOf(routes)
  const paths = new Map<string, Json>()
  for (const route of routes) {
    paths.set(route.path, { [route.method.toLowerCase()]: operation(route, components) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content Trust Scoring Service',
      version: engineVersion,
      description: [...overview, '## Prices', priceTable(prices), assetPrice].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagTexts[name] ?? name,
    })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, `ctk_…`.' },
      },
      schemas: components.schemas,
    },
  }
}

const tagTexts: Readonly<Record<string, string>> = {
  Analysis: 'Scores, evidence and a decision, charged to prepaid credit.',
  Account: 'Credit, usage and access.',
  Demo: 'Without a key, with an hourly limit.',
  Service: 'The service itself.',
  Legacy: 'Older forms that stay available in `/v1`; prefer `POST /v1/analyze`.',
}

function operation(route: Route, components: Components): Json {
  const { input, example } = route
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...(route.deprecation === undefined ? {} : { deprecated: true }),
    ...(route.access === 'account' ? { security: [{ bearer: [] }] } : { security: [] }),
    ...(route.work.kind === 'billed' ? { parameters: [idempotencyKey] } : {}),
    ...(input === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.refTo(input),
                ...(example === undefined ? {} : { example }),
              },
            },
          },
        }),
    responses: responsesOf(route, components),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a retry safe for 24 hours: the same key with the same body gets the stored answer and costs nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

function responsesOf(route: Route, components: Components): Json {
  const declared = [
    ...route.errors,
    ...transportErrors[route.method],
    // Whoever calls is looked up or counted, except where anybody may call.
    ...(route.access === 'open' ? [] : (['records_unavailable'] as const)),
  ]
  const byStatus = new Map<number, Set<ProblemCode>>()
  for (const code of declared) {
    const status = problemStatuses[code]
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  }
  const problems = [...byStatus].sort(([a], [b]) => a - b)
  return {
    200: {
      description: 'The result.',
      headers: headersOf(route, 200),
      content: { 'application/json': { schema: components.refTo(route.output) } },
    },
    ...Object.fromEntries(
      problems.map(([status, codes]) => [
        status,
        {
          description: [...codes]
            .map((code) => `\`${code}\`: ${problemTexts[code].title}.`)
            .join(' '),
          headers: headersOf(route, status),
          content: {
            'application/problem+json': { schema: components.refTo(problemSchema) },
          },
        },
      ]),
    ),
  }
}
