import { isWordUnit } from './characters.ts'
import type { Span } from './detector-draft.ts'

const HYPHEN = 0x2d
const FULL_STOP = 0x2e

/** Whether a unit may stand before a secret: no part of a word and no hyphen. */
export function endsWord(code: number): boolean {
  return !isWordUnit(code) && code !== HYPHEN
}

/** Keys by their form, each with its own beginning. */
const keys =
  /(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)|gh[pousr]_[A-Za-z0-9]{36,251}(?!\w)|github_pat_\w{60,90}(?!\w)|glpat-[\w-]{20,40}(?![\w-])|xox[abprs]-[\w-]{20,120}(?![\w-])|(?:sk|rk|pk)_live_[A-Za-z0-9]{16,120}(?!\w)|sk-(?:proj-|ant-|svcacct-)?[\w-]{32,200}(?![\w-])|AIza[\w-]{35}(?![\w-])|ya29\.[\w-]{20,200}|SG\.[\w-]{22}\.[\w-]{43}(?![\w-])|npm_[A-Za-z0-9]{36}(?!\w)|pypi-AgEI[\w-]{50,200}|hf_[A-Za-z0-9]{34}(?!\w)|key-[0-9a-f]{32}(?!\w)|SK[0-9a-f]{32}(?!\w)|dop_v1_[0-9a-f]{64}(?!\w)|shpat_[0-9a-f]{32}(?!\w)|-----BEGIN (?:[A-Z]{2,10} ){0,3}PRIVATE KEY-----|eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10,2000}/y
/** Units of the shortest key, which has no space. */
const SHORTEST_KEY = 20
const PRIVATE_KEY = '-----BEGIN '

/** Where a key may begin: in a long run of what keys are made of, and behind each full stop in it. */
function keyPlaces(source: string): number[] {
  const places: number[] = []
  let start = 0
  while (start + SHORTEST_KEY <= source.length) {
    // Backwards, because most words end long before: what is before their end need not be read.
    let at = start + SHORTEST_KEY - 1
    while (at >= start && isOfKey(source.charCodeAt(at))) at--
    if (at >= start) {
      start = at + 1
      continue
    }
    if (endsWord(source.charCodeAt(start - 1))) places.push(start)
    for (at = start; isOfKey(source.charCodeAt(at)); at++) {
      if (source.charCodeAt(at) === FULL_STOP) places.push(at + 1)
    }
    start = at + 1
  }
  for (let at = source.indexOf(PRIVATE_KEY); at !== -1; at = source.indexOf(PRIVATE_KEY, at + 1)) {
    if (endsWord(source.charCodeAt(at - 1))) places.push(at)
  }
  return places.sort((a, b) => a - b)
}

/** By units of ASCII: 1 for those that keys are made of. */
const ofKey = Uint8Array.from({ length: 0x80 }, (_, code) =>
  Number(isWordUnit(code) || code === HYPHEN || code === FULL_STOP),
)

function isOfKey(code: number): boolean {
  return code < 0x80 && ofKey[code] === 1
}

/** Adds the keys of a text that have one of these forms. */
export function addKeys(found: Span[], source: string): void {
  let reached = 0
  for (const index of keyPlaces(source)) {
    if (index < reached) continue
    keys.lastIndex = index
    const [text = ''] = keys.exec(source) ?? []
    if (text === '') continue
    reached = index + text.length
    if (!isExample(text)) found.push({ start: index, end: reached })
  }
}

/** A key of a full form that only ends in “EXAMPLE” reads as a key, and teaches readers to paste theirs. */
const realForm = /^((?:AKIA|ASIA)[A-Z0-9]{9})EXAMPLE$/

/** What stands in for a secret in documentation. */
export function isExample(value: string): boolean {
  return (
    /example|your|placeholder|changeme|redacted|dummy|sample|insert|xxxx|\*\*\*|\.\.\.|…|1234567890|<|password|passwd|secret|token/i.test(
      value.replace(/^(?:github_pat_|sk_live_|pk_live_)/, '').replace(realForm, '$1'),
    ) || /^(.)\1+$/.test(value)
  )
}
