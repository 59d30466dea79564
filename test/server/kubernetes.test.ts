import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts'
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { environmentSchema } from '../../apps/server/src/environment.ts'
import { kubernetesProblems, type Manifest, manifestSchema } from './support/kubernetes-problems.ts'

const folder = join(import.meta.dirname, '../../apps/server/deploy/kubernetes')
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'))
const kustomization = z
  .strictObject({
    apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
    kind: z.literal('Kustomization'),
    namespace: z.string(),
    labels: z.array(
      z.strictObject({
        pairs: z.record(z.string(), z.string()),
        includeSelectors: z.boolean(),
      }),
    ),
    resources: z.array(z.string()),
    images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })),
    configMapGenerator: z.array(
      z.strictObject({ name: z.string(), literals: z.array(z.string()) }),
    ),
  })
  .parse(read('kustomization.yaml'))
const manifests = Object.fromEntries(
  kustomization.resources.map((name) => [
    name.replace('.yaml', ''),
    manifestSchema.parse(read(name)),
  ]),
)
const deployment: Deployment = z.custom<Deployment>().parse(manifests['deployment'])
const pod = deployment.spec?.template.spec
const [container] = pod?.containers ?? []
const settings = Object.fromEntries(
  kustomization.configMapGenerator[0]?.literals.map((literal) => literal.split('=')) ?? [],
)

describe('the manifests for Kubernetes', () => {
  it('are objects of its API by its types, which know every field', async () => {
    const mistyped: Manifest = manifestSchema.parse(
      JSON.parse(JSON.stringify(manifests['deployment']).replace('maxSurge', 'maxSurg')),
    )
    const problems = await kubernetesProblems({ ...manifests, mistyped })
    expect(Object.keys(manifests)).toHaveLength(6)
    expect(problems.filter((line) => !line.startsWith('mistyped.ts'))).toEqual([])
    // What the compiler would say of a wrong one.
    expect(problems).toEqual([expect.stringMatching(/maxSurg.* does not exist/)])
  }, 60_000)

  it('run two instances as nobody special, on a root that is read-only, within limits', () => {
    expect(deployment.spec?.replicas).toBe(2)
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(container?.resources?.limits ?? {})).toEqual(['cpu', 'memory'])
    // What the service may write to is there in spite of that.
    const volumes = pod?.volumes?.map(({ name }) => name)
    expect(container?.volumeMounts).toEqual([
      { name: 'data', mountPath: '/data' },
      { name: 'tmp', mountPath: '/tmp' },
    ])
    expect(volumes).toEqual(['data', 'tmp'])
  })

  it('set what the service reads, and hold no secret', () => {
    const own = [...Object.keys(settings), ...(container?.env?.map(({ name }) => name) ?? [])]
    expect(own.filter((name) => !Object.keys(environmentSchema.shape).includes(name))).toEqual([])
    expect(() => environmentSchema.parse(settings)).not.toThrow()
    for (const { value, valueFrom } of container?.env ?? []) {
      expect([value, valueFrom?.secretKeyRef?.name]).toEqual([undefined, 'content-trust'])
    }
    expect(container?.envFrom).toEqual([
      { configMapRef: { name: kustomization.configMapGenerator[0]?.name } },
    ])
  })

  it('give an instance the time it needs to stop, and ask it on ports that it has', () => {
    const { DRAIN_MS, SHUTDOWN_MS } = environmentSchema.parse(settings)
    expect((pod?.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(DRAIN_MS + SHUTDOWN_MS)
    const { readinessProbe, livenessProbe, startupProbe } = container ?? {}
    // It is asked three times while it drains.
    expect(3 * (readinessProbe?.periodSeconds ?? 0) * 1000).toBeLessThanOrEqual(DRAIN_MS)
    expect([readinessProbe, livenessProbe, startupProbe].map((one) => one?.httpGet)).toEqual([
      { path: '/ready', port: 'http' },
      { path: '/health', port: 'http' },
      { path: '/health', port: 'http' },
    ])
    expect(container?.ports).toEqual([
      { name: 'http', containerPort: 8080 },
      { name: 'metrics', containerPort: Number(settings['METRICS_PORT']) },
    ])
  })

  it('let media be fetched from public addresses alone', () => {
    const policy = z.custom<NetworkPolicy>().parse(manifests['network-policy'])
    const blocks =
      policy.spec?.egress?.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock)) ?? []
    const [block, ...others] = blocks.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect(block?.cidr).toBe('0.0.0.0/0')
    expect(block?.except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16']),
    )
  })

  it.skipIf(!hasKubectl())('are put together by Kustomize', () => {
    const made = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
    const kinds = made.split(/^---$/m).map((text) => manifestSchema.parse(parse(text)).kind)
    expect(kinds.sort()).toEqual(
      [...Object.values(manifests).map(({ kind }) => kind), 'ConfigMap'].sort(),
    )
    expect(made).toContain('registry.example.org/content-trust-server:')
    expect(made).toMatch(/configMapRef:\s+name: settings-\w+/)
  })
})

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
