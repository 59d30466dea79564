import type { Unit } from '../units/units.ts'

/** Verbs of how a text is written. */
const style =
  /^(?:use|uses|using|write|say|start|begin|open|end|close|be|put|have|rely on|prefer|address|speak|link|exceed|feature|make use|sprinkle|resort|fall|lean|bother|clutter|pepper|overload|litter|cram|stuff|throw|drop|slip|sneak|work|squeeze|engage|indulge|employ|utili[sz]e|reach|turn|draw on|insert|decorate|adorn|finish|conclude|spice|fill|load|hide|drown)/

/** Verbs of putting a thing in, which ban the thing whatever it is. */
const places = /^(?:put|have|slip|sneak|insert|throw|drop|squeeze|hide)$/

/** Detectors of what a text holds; others find how it is written. */
const content: ReadonlySet<string> = new Set([
  'price',
  'phone-number',
  'email-address',
  'postal-address',
  'account-number',
  'identity-number',
  'birth-date',
  'age',
  'person-name',
  'company-name',
  'secret',
  'ip-address',
  'social-handle',
  'link-host',
  'emoji',
  'superlative',
  'comparison',
  'future-promise',
  'guarantee',
  'discount',
  'urgency',
  'call-to-action',
  'legal-advice',
  'medical-advice',
  'dosage',
  'profanity',
])

/** A thing that a text holds or does not, as no way of writing is. */
export function isContent({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && sign.detector !== undefined && content.has(sign.detector)
}

/** Whether a negation bans what a text says, and not how it is written: “never promise a result”, “try not to use”. */
export function bansContent(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]
  if (/(?:rather|prefer|better|should|ought)/.test(text)) return false
  const verb = /^(?:to|ever)$/.test(units[at + 1]?.text ?? '') ? at + 2 : at + 1
  const next = units[verb]
  // “Do not write about gambling”
  const isTopic = units[verb + 1]?.sign?.kind === 'about'
  if (isTopic && /^(?:write|speak|talk)$/.test(next?.text ?? '')) return true
  // “Do not say that a product is safe”, “never write that it is “proven”” and “never put a price in …” speak of content.
  if (
    /^(?:say|write|state|claim)$/.test(next?.text ?? '') &&
    /^(?:that|how|what|whether|why)$/.test(units[verb + 1]?.text ?? '')
  )
    return true
  if (places.test(next?.text ?? '') && units.slice(verb + 1).some(isContent)) return true
  return next !== undefined && next.sign?.kind !== 'compare' && !style.test(next.text)
}
