import { webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { CoseAlgorithmIdentifier, LocalSigner } from '@trustnxt/c2pa-ts/cose'
import { LocalTimestampProvider } from '@trustnxt/c2pa-ts/rfc3161'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const makeKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

/** An authority that is in no trust list. */
const authority = await makeKeys()

/** A certificate for one purpose that this authority gives out, with its private key. */
async function issue(purpose: ExtendedKeyUsage, until: string) {
  const keys = await makeKeys()
  const certificate = await X509CertificateGenerator.create({
    subject: 'CN=a signer of a test',
    issuer: 'CN=an authority of a test',
    notBefore: new Date('2020-01-01'),
    notAfter: new Date(until),
    publicKey: keys.publicKey,
    signingKey: authority.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([purpose], true),
      await AuthorityKeyIdentifierExtension.create(authority.publicKey),
    ],
  })
  const key = new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  return { certificate, key }
}

async function makeSigner(until: string): Promise<LocalSigner> {
  const { certificate, key } = await issue(ExtendedKeyUsage.emailProtection, until)
  return new LocalSigner(key, CoseAlgorithmIdentifier.ES256, certificate)
}

/** Signers with certificates for their purpose: a valid one, and an expired one. */
export const signers = {
  current: await makeSigner('2049-12-31'),
  expired: await makeSigner('2021-01-01'),
} as const

const clock = await issue(ExtendedKeyUsage.timeStamping, '2049-12-31')

/** Stamps a signature with the time of today. */
export const timeStamps = new LocalTimestampProvider(clock.certificate, clock.key)
