import { randomBytes } from 'node:crypto'

const name = '__Host-demo'
const DAY_SECONDS = 86_400
const pattern = /(?:^|;\s*)__Host-demo=([\w-]{22})(?=;|$)/

/** The cookie that counts the demo calls of one browser (decision 25). */
export function readDemoCookie(header: string | undefined): string | undefined {
  return pattern.exec(header ?? '')?.[1]
}

/** A new cookie value: 128 random bits. */
export function newDemoCookie(): string {
  return randomBytes(16).toString('base64url')
}

export function demoCookieHeader(value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; Secure; SameSite=Lax`
}
