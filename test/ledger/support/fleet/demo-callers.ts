import { type Answer, Broken, type Sent } from './send.ts'

const body = JSON.stringify({
  text: 'Experts say this very unique platform will change everything.',
})

export interface DemoAnswers {
  readonly allowed: number
  readonly limited: number
  /** A broken connection: it may have been counted. */
  readonly unknown: number
}

/** Asks the demo at once, many times, as one address that a trusted proxy names. */
export async function callDemo(
  send: (request: Sent) => Promise<Answer>,
  address: string,
  times: number,
): Promise<DemoAnswers> {
  const request: Sent = {
    method: 'POST',
    path: '/demo/analyze',
    headers: { 'x-forwarded-for': address },
    body,
  }
  const statuses = await Promise.all(
    Array.from({ length: times }, async () => {
      try {
        return (await send(request)).status
      } catch (error) {
        if (error instanceof Broken) return 0
        throw error
      }
    }),
  )
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length
  const [allowed, limited] = [count(200), count(429)]
  return { allowed, limited, unknown: times - allowed - limited }
}
