import { defineDetector } from './detector.ts'
import type { Span } from './detector-draft.ts'

/** Where an address may begin, to be searched for once. */
const starts =
  /(?<![\w/])(?:bc1|ltc1|0x|addr1|[13LMDTrX](?=[1-9A-HJ-NP-Za-km-z]{24})|4[0-9AB](?=\w{93}))/g
const whole =
  /(?:bc1|ltc1)[ac-hj-np-z02-9]{25,62}(?!\w)|0x[\da-fA-F]{40}(?!\w)|addr1[\da-z]{50,110}(?!\w)|4[0-9AB][1-9A-HJ-NP-Za-km-z]{93}(?!\w)|[13LMDTrX][1-9A-HJ-NP-Za-km-z]{25,34}(?!\w)/y

/** Addresses of wallets, in code too. */
export const walletAddress = defineDetector({
  id: 'wallet-address',
  names:
    'wallet address, wallet addresses, crypto wallet, crypto wallets, crypto wallet address, crypto wallet addresses, bitcoin address, bitcoin addresses, ethereum address, ethereum addresses, bitcoin wallets, cryptocurrency addresses, cryptocurrency wallets, crypto address, crypto addresses',
  describe: 'addresses of cryptocurrency wallets by their form, in code too',
  readsQuotes: true,
  *find({ source }) {
    for (const { index } of source.matchAll(starts)) {
      whole.lastIndex = index
      const match = whole.exec(source)
      if (match !== null && isMixed(match[0])) yield spanOf(match)
    }
  },
})

function spanOf({ index, 0: text }: RegExpExecArray): Span {
  return { start: index, end: index + text.length }
}

/** Forms without a beginning of their own mix digits, capitals and small letters, as no word does. */
function isMixed(address: string): boolean {
  if (/^(?:bc1|ltc1|0x|addr1)/.test(address)) return /\d.*\d/.test(address.slice(4))
  return /[A-Z].*[A-Z]/.test(address) && /[a-z].*[a-z]/.test(address) && /\d.*\d.*\d/.test(address)
}
