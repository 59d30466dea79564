import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers one request. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** Answers with these bytes, of this type, each time. */
export function bytes(type: string, body: string | Uint8Array, status = 200): Answering {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }
}

/** Answers with a page of HTML. */
export function html(body: string, status = 200): Answering {
  return bytes('text/html; charset=utf-8', body, status)
}

/** Answers with JSON. */
export function json(value: unknown, status = 200): Answering {
  return bytes('application/json', JSON.stringify(value), status)
}

/** Sends the visitor elsewhere. */
export function redirect(status: number, location: string): Answering {
  return (_request, response) => response.writeHead(status, { location }).end()
}
