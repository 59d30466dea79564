/** A request as it is. */
export interface SentRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly payload?: string | Buffer
  readonly headers?: Record<string, string>
  readonly remoteAddress?: string
}
