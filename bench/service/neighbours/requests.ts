/** A whole POST request as bytes; an empty key sends none. */
export function postRequest(path: string, body: object | string, key = ''): Buffer {
  const json = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...(key === '' ? [] : [`authorization: Bearer ${key}`]),
    'accept: application/json, text/event-stream',
    'content-type: application/json',
    `content-length: ${json.length}`,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), json])
}

/** A call of a remote tool. */
export function toolCall(name: string, args: object): object {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
}
