import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'ctk_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6
const pattern = /^ctk_[0-9A-Za-z]{38}$/

/**
 * A new key: 190 random bits, and a checksum that distinguishes a typing error from a wrong key
 * (decision 30).
 */
export function generateApiKey(): string {
  const random = Array.from({ length: randomLength }, () => digits.charAt(randomInt(digits.length)))
  const secret = random.join('')
  return `${prefix}${secret}${checksum(secret)}`
}

/** Whether a text has the form and the checksum of a key; nothing is looked up. */
export function isWellFormedApiKey(text: string): boolean {
  if (!pattern.test(text)) return false
  const secret = text.slice(prefix.length, prefix.length + randomLength)
  return text.slice(-checksumLength) === checksum(secret)
}

/** The part of a key that may be shown later, by which its owner recognises it. */
export function hintOf(key: string): string {
  return `${key.slice(0, prefix.length + 2)}…${key.slice(-4)}`
}

function checksum(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  while (text.length < checksumLength) {
    text = digits.charAt(rest % digits.length) + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}
