import { setTimeout as pause } from 'node:timers/promises'
import type { TracingSettings } from '../config.ts'
import type { TraceParent } from '../request/trace-parent.ts'
import type { AnsweredCall, CallSpan, Tracer } from './tracer.ts'

/** How long a service that stops waits for a collector, in milliseconds. */
const CLOSE_MS = 2_000
const service = '@content-trust/server'

/**
 * Records calls with OpenTelemetry. The library is loaded here and nowhere else: it takes half a second and 28 MB, which
 * nobody should pay who has no collector. It reads `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and the headers and
 * the timeout of `OTEL_EXPORTER_OTLP_*` by itself.
 *
 * @param onFailure is called when spans could not be sent
 */
export async function openTelemetry(
  { endpoint, share }: TracingSettings,
  onFailure: () => void,
): Promise<Tracer> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const quiet = () => {}
  // What the library reports quotes addresses and answers of the collector.
  const report = () => onFailure()
  api.diag.setLogger({ error: report, warn: quiet, info: quiet, debug: quiet, verbose: quiet })
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const sampled = new sdk.TraceIdRatioBasedSampler(share)
  const named = resources.resourceFromAttributes({ 'service.name': service })
  const detectors = [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector]
  const provider = new sdk.TracerProvider({
    resource: named.merge(resources.detectResources({ detectors })),
    // A caller's flag alone records nothing, or one caller could fill the collector.
    sampler: new sdk.ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer(service)

  const contextOf = ({ traceId, spanId, isSampled }: TraceParent) =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, {
      traceId,
      spanId,
      isRemote: true,
      traceFlags: isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
    })

  const start = (parent: TraceParent | undefined): CallSpan => {
    const context = parent === undefined ? api.ROOT_CONTEXT : contextOf(parent)
    const span = tracer.startSpan('call', { kind: api.SpanKind.SERVER }, context)
    const end = (call: AnsweredCall) => {
      span.updateName(`${call.method} ${call.route}`)
      span.setAttributes(attributesOf(call))
      if (call.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    }
    const { traceId, spanId } = span.spanContext()
    return { traceId, spanId, end }
  }
  return {
    start,
    close: async () => {
      const late = new AbortController()
      const shutdown = provider.shutdown().catch(report)
      await Promise.race([shutdown, pause(CLOSE_MS, undefined, { signal: late.signal })])
      late.abort()
    },
  }
}

/** The attributes that the conventions of OpenTelemetry have for a call over HTTP. */
function attributesOf({ requestId, method, route, status, code }: AnsweredCall) {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'content_trust.request_id': requestId,
    ...(code === undefined ? {} : { 'error.type': code }),
  }
}
