import { generateKeyPairSync, sign } from 'node:crypto'

/** A DER element: tag, length and content. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const digits = body.length.toString(16)
  const long = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  const length = body.length < 128 ? long : Buffer.concat([Buffer.from([0x80 | long.length]), long])
  return Buffer.concat([Buffer.from([tag]), length, body])
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts)
const identifier = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
const commonName = (name: string) =>
  sequence(element(0x31, sequence(identifier('550403'), element(0x0c, Buffer.from(name)))))

const signature = sequence(identifier('2a8648ce3d040302'))
const validity = sequence(
  element(0x17, Buffer.from('200101000000Z')),
  element(0x17, Buffer.from('491231235959Z')),
)

export interface Certificate {
  readonly key: string
  readonly cert: string
}

/** A certificate for these names, signed with its own key and trusted only by tests. */
export function selfSigned(names: readonly string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const alternatives = sequence(...names.map((name) => element(0x82, Buffer.from(name))))
  const extension = sequence(identifier('551d11'), element(0x04, alternatives))
  const signed = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    signature,
    commonName('origin of a test'),
    validity,
    commonName('origin of a test'),
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(extension)),
  )
  const proof = sign('sha256', signed, privateKey)
  const whole = sequence(signed, signature, element(0x03, Buffer.from([0]), proof))
  const lines = whole.toString('base64').replaceAll(/(.{64})/g, '$1\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
