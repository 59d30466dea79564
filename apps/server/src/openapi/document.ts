import { engineVersion } from '@content-trust/engine'
import {
  clientTimeouts,
  type ProblemCode,
  problemSchema,
  problemStatuses,
} from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'
import { problemTexts } from '../errors/problem.ts'
import { type Components, componentsOf } from './components.ts'
import { headersOf } from './headers.ts'

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

/** The OpenAPI 3.1 document, generated from the routes that are served. */
export function openapiDocument(routes: readonly Route[]): Json {
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
      description: overview,
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

const timeoutTexts = Object.entries(clientTimeouts).map(
  ([medium, milliseconds]) => `${milliseconds / 1000} s for ${medium}`,
)

/** What the service is for, and what it is not for. */
export const overview = [
  'Scores content before it is published, cited, trained on or moderated.',
  'For: pre-publish QA, retrieval-source triage, training-data curation, moderation queues, routing in autonomous agent workflows.',
  'Not for: forensic or legal adjudication, academic-misconduct decisions, plagiarism matching, binary AI-versus-human verdicts, EXIF or provenance-credential verification.',
  'Scores are signals of workflow risk. They are not proof of authorship, truth, voice cloning, speaker identity or forensic origin.',
  'Text scoring is calibrated for English; other languages are experimental.',
  'A high `confidence` may route automatically where little is at stake; with a medium or low one, let a person look when much is.',
  'Submitted content is not stored by default and is never used to train models.',
  'Accounts have no published rate limit in requests per second. Keep retries bounded and check the balance before large runs.',
  `Set a timeout. Suggested timeouts: ${timeoutTexts.join(', ')}. A call that timed out may still be charged; sent again with the same \`Idempotency-Key\`, it gets the stored answer at no further cost.`,
  'A change of thresholds ships with a new `model_version`, an update of this description and an evaluation note.',
].join('\n\n')

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
  const declared = [...route.errors, ...transportErrors[route.method]]
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
