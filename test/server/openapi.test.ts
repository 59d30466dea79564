import { problemCodeSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { openapiDocument } from '../../apps/server/src/openapi/document.ts'
import { examplesOf } from '../../apps/server/src/reference/examples.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { startService } from './support/start-service.ts'
import { validBodies } from './support/valid-bodies.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test walks the document freely
const document: any = openapiDocument(routes)
/** A schema with its references resolved. */
// biome-ignore lint/suspicious/noExplicitAny: a test walks the document freely
function resolve(node: any): any {
  if (Array.isArray(node)) return node.map(resolve)
  if (typeof node !== 'object' || node === null) return node
  if (typeof node.$ref === 'string') {
    return resolve(document.components.schemas[node.$ref.split('/').at(-1)])
  }
  return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, resolve(member)]))
}

const schemaOf = (path: string) =>
  resolve(document.paths[path].post.requestBody.content['application/json'].schema)

it('R-ANA-02 and R-ANA-03 the published types are text, image, asset, audio and video', () => {
  const types = schemaOf('/v1/analyze').oneOf.map(
    // biome-ignore lint/suspicious/noExplicitAny: a test walks the document freely
    ({ properties }: any) => properties.type.const,
  )
  expect(types).toEqual(['text', 'image', 'asset', 'audio', 'video'])
})

/** A problem of any operation that uses the database. */
const onlyRecords = /^`records_unavailable`: [^`]+$/

it('R-ANA-15, R-STY-05, R-BAT-14, R-BAL-04, R-ACC-09, R-DEMO-01, R-DEMO-02 and R-DEMO-03 every operation declares its statuses', () => {
  const declared = Object.fromEntries(
    routes.map(({ path, method }) => {
      const { responses } = document.paths[path][method.toLowerCase()]
      return [
        path,
        Object.entries<{ description: string }>(responses)
          .filter(([status]) => !['408', '413', '415', '500'].includes(status))
          // Whatever needs the database says so; that is the only 503 of style and of the balance (T-16).
          .filter(([, { description }]) => !onlyRecords.test(description))
          .map(([status]) => status),
      ]
    }),
  )
  const lost = routes.flatMap(({ path, method, access }) => {
    const { description = '' } = document.paths[path][method.toLowerCase()].responses['503'] ?? {}
    return description.includes('`records_unavailable`') === (access === 'open') ? [path] : []
  })
  expect(lost).toEqual([])
  const scoring = ['200', '400', '401', '402', '403', '409', '429', '503']
  const demo = ['200', '400', '429', '503']
  expect(declared).toEqual({
    '/v1/analyze': scoring,
    '/v1/analyze-text': scoring,
    '/v1/analyze-image': scoring,
    '/v1/analyze-audio': scoring,
    '/v1/analyze-video': scoring,
    '/v1/analyze-batch': scoring,
    '/v1/analyze-style': ['200', '400', '401', '402', '403', '409', '429'],
    '/v1/balance': ['200', '401', '403', '429'],
    '/demo/analyze': demo,
    '/demo/analyze-image': demo,
    '/demo/analyze-audio': demo,
    '/request-access': ['200', '400', '429'],
    '/health': ['200'],
  })
})

it('R-VER-02 and R-VER-03 deprecated endpoints and privacy_mode are marked', () => {
  const deprecated = routes.filter(({ path, method }) => {
    return document.paths[path][method.toLowerCase()].deprecated === true
  })
  expect(deprecated.map(({ name }) => name)).toEqual(['analyze-audio', 'analyze-video'])
  for (const path of ['/v1/analyze-text', '/v1/analyze-style', '/v1/analyze-batch']) {
    expect(schemaOf(path).properties.privacy_mode).toMatchObject({
      type: 'boolean',
      default: true,
      deprecated: true,
    })
  }
})

it('R-CTX-03, R-CTX-05, R-ANA-11, R-ANA-12 and R-PRIV-06 defaults are published', () => {
  const { properties } = schemaOf('/v1/analyze').oneOf[0]
  expect(properties.store_content).toMatchObject({ type: 'boolean', default: false })
  expect(properties.auto_revise).toMatchObject({ type: 'boolean', default: false })
  expect(properties.context.properties.format.default).toBe('other')
  expect(properties.context.properties.intended_use.default).toBe('other')
  expect(properties.content).toMatchObject({ minLength: 20, maxLength: 100_000 })
})

it('R-ERR-16 the codes are a closed list (decision 26)', () => {
  const { code } = document.components.schemas.Problem.properties
  expect(code.enum).toEqual(problemCodeSchema.options)
  expect(code.enum).toEqual(expect.arrayContaining(['bad_request', 'idempotency_conflict']))
})

it('every reference leads to a schema, and every schema is used', () => {
  const text = JSON.stringify(document)
  const used = new Set(
    [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  )
  expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort())
})

it('R-VER-06 no request has a field that picks a model', () => {
  const bodies = Object.keys(validBodies).map((path) => JSON.stringify(schemaOf(path)))
  for (const body of bodies) expect(body).not.toMatch(/"model/)
})

it('R-GEN-05, R-GEN-06, R-GEN-07, R-GEN-08, R-PRIV-05, R-ROUTE-23, R-LIM-01, R-LIM-02, R-VER-07 and R-GEN-09 the description says what the service is for and is not', () => {
  const { description } = document.info
  for (const words of [
    'not proof of authorship, truth, voice cloning, speaker identity or forensic origin',
    'pre-publish QA, retrieval-source triage, training-data curation, moderation queues, routing in autonomous agent workflows',
    'forensic or legal adjudication, academic-misconduct decisions, plagiarism matching, binary AI-versus-human verdicts, EXIF or provenance-credential verification',
    'calibrated for English; other languages are experimental',
    'never used to train models',
    'high `confidence` may route automatically',
    'no published rate limit in requests per second',
    'Keep retries bounded and check the balance before large runs',
    'ships with a new `model_version`',
  ]) {
    expect(description).toContain(words)
  }
  expect(JSON.stringify(document)).not.toMatch(/webhooks|callbacks/)
})

it('R-LIM-03 the description and the examples name how long a client should wait', () => {
  expect(document.info.description).toContain(
    'Suggested timeouts: 30 s for text, 60 s for image, 60 s for audio, 45 s for video.',
  )
  const seconds = {
    'analyze-image': 60,
    'analyze-audio': 60,
    'analyze-video': 45,
    'demo-analyze-image': 60,
    'demo-analyze-audio': 60,
  }
  for (const route of routes) {
    const expected = new Map(Object.entries(seconds)).get(route.name) ?? 30
    const [, typescript, python] = examplesOf(route).map(({ code }) => code)
    expect(typescript).toContain(`AbortSignal.timeout(${expected}_000)`)
    expect(python).toContain(`timeout=${expected})`)
  }
})

it('R-VER-09 and R-GEN-09 what is described is what is served, and each example works', async () => {
  const { post, send, credit, app } = await startService()
  await credit(100)
  const statuses: Record<string, number> = {}
  for (const { path, example } of routes) {
    if (example !== undefined) statuses[path] = (await post(path, example)).status
  }
  expect(statuses).toEqual({
    '/demo/analyze': 200,
    '/request-access': 200,
    '/v1/analyze': 200,
    '/v1/analyze-batch': 200,
    '/v1/analyze-style': 200,
    '/v1/analyze-text': 200,
    // Nothing scores media here, and this account has no video.
    '/demo/analyze-audio': 503,
    '/demo/analyze-image': 503,
    '/v1/analyze-audio': 503,
    '/v1/analyze-image': 503,
    '/v1/analyze-video': 400,
  })
  const served = await send({ url: '/openapi.json' })
  expect(served.body).toEqual(JSON.parse(JSON.stringify(document)))
  expect(app.printRoutes({ commonPrefix: false })).not.toContain('/admin')
})
