/**
 * Decodes strict base64 (RFC 4648, section 4; padding optional), or says why not. The size follows
 * from the length, so nothing oversized is decoded.
 */
export function decodeBase64(text: string, maxBytes: number): Buffer | 'size' | 'form' {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const unpadded = text.slice(0, text.length - padding)
  if (unpadded.length % 4 === 1) return 'form'
  // Padding, where present, completes the last group of four.
  if (padding > 0 && text.length % 4 !== 0) return 'form'
  if (Math.floor((unpadded.length * 3) / 4) > maxBytes) return 'size'
  const bytes = Buffer.from(unpadded, 'base64')
  // The decoder skips unknown characters and drops stray bits; only strict base64 round-trips.
  return bytes.toString('base64').startsWith(unpadded) ? bytes : 'form'
}
