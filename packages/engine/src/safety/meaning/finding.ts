/** One thing that a check found: the revision does not say what the draft said. */
export interface Finding {
  /** Name of the check. */
  readonly check: string
  /** One sentence for a reader. */
  readonly reason: string
}

/** A few words in quotation marks. */
export function quote(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  const short = words.slice(0, 6).join(' ').slice(0, 60)
  return `“${short}${short.length < words.join(' ').length ? '…' : ''}”`
}
