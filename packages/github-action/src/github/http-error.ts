/** What an answer of the GitHub API said went wrong. */
export interface HttpError {
  readonly status: number
  readonly message: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Reads an error that the API client threw; null for any other. */
export function readHttpError(error: unknown): HttpError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return null
  }
  const response: unknown = 'response' in error ? error.response : null
  const headers: unknown =
    typeof response === 'object' && response !== null && 'headers' in response
      ? response.headers
      : null
  return {
    status: error.status,
    message: error.message,
    headers: typeof headers === 'object' && headers !== null ? { ...headers } : {},
  }
}

/** Whether an answer has one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  const found = readHttpError(error)
  return found !== null && statuses.includes(found.status)
}

/** Whether the token may not do what was asked; a limit on the rate is something else. */
export function isForbidden(error: unknown): boolean {
  const found = readHttpError(error)
  return found !== null && [401, 403, 404].includes(found.status) && !isRateLimit(found)
}

/** Whether an answer asks to come back later. */
export function isRateLimit({ status, headers, message }: HttpError): boolean {
  if (status === 429) return true
  if (status !== 403) return false
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse/i.test(message)
  )
}
