import type { Unit } from './units.ts'

/** Verbs of how a text is written. */
const style =
  /^(?:use|uses|using|write|say|start|begin|open|end|close|be|put|have|rely on|prefer|address|speak|link|exceed|feature|make use|sprinkle|resort|fall|lean|bother|clutter|pepper|overload|litter|cram|stuff|throw|drop|slip|sneak|work|squeeze|engage|indulge|employ|utili[sz]e|reach|turn|draw on|insert|decorate|adorn|finish|conclude|spice|fill|load|hide|drown)/

/** Whether a negation bans what a text says, and not how it is written: “never promise a result”, “try not to use”. */
export function bansContent(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]
  if (/(?:rather|prefer|better|should|ought)/.test(text)) return false
  const verb = /^(?:to|ever)$/.test(units[at + 1]?.text ?? '') ? at + 2 : at + 1
  const next = units[verb]
  // “Do not write about gambling”
  const isTopic = units[verb + 1]?.sign?.kind === 'about'
  if (isTopic && /^(?:write|speak|talk)$/.test(next?.text ?? '')) return true
  return next !== undefined && next.sign?.kind !== 'compare' && !style.test(next.text)
}
