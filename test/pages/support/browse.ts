import type { Answer, Service } from '../../server/support/start-service.ts'

const host = 'trust.example'
const origin = `http://${host}`

export interface Browser {
  readonly cookie: () => string
  get(url: string, headers?: Record<string, string>): Promise<Answer>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  signIn(key: string): Promise<Answer>
}

/** Calls a service as a browser does: with its cookies and its origin. */
export function browse({ send }: Service, remoteAddress = '192.0.2.1'): Browser {
  let cookie = ''
  const keep = (answer: Answer): Answer => {
    const set = answer.headers['set-cookie']
    if (set !== undefined) cookie = String(set).split(';')[0] ?? ''
    return answer
  }
  const post: Browser['post'] = async (url, body = {}, headers = {}) =>
    keep(
      await send({
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: { host, origin, cookie, 'content-type': 'application/json', ...headers },
        remoteAddress,
      }),
    )
  return {
    cookie: () => cookie,
    get: (url, headers = {}) =>
      send({ method: 'GET', url, headers: { host, cookie, ...headers }, remoteAddress }),
    post,
    signIn: (key) => post('/account/sign-in', { key }),
  }
}
