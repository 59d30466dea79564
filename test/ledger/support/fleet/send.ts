import { Agent, request } from 'node:http'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly isReplay: boolean
  readonly body: string
}

/** Nobody listens at the address, so the request was not sent and may go elsewhere. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** The connection broke before the answer was whole: whether the call was done is not known. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

const agent = new Agent({ keepAlive: false })

/** Sends one request on a connection of its own. */
export function send(address: string, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const call = request(new URL(path, address), {
      method,
      agent,
      headers: { 'content-type': 'application/json', ...length, ...headers },
    })
    const fail = (error: Error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      reject(isRefused ? new Refused(error.message) : new Broken(error.message))
    }
    call.on('error', fail)
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', fail)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          isReplay: response.headers['idempotency-replayed'] === 'true',
          body: text,
        }),
      )
    })
    call.end(body)
  })
}
