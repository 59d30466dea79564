import { defaultRetention, type RetentionDays } from './retention-ports.ts'

const longest = 36_500

/**
 * Parses days of retention: `30` for every kind, or `usage=30,texts=7`, where the other kinds keep their
 * default. Null for anything else; an empty text is the default.
 */
export function readRetention(text: string): RetentionDays | null {
  const days = { ...defaultRetention }
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, kind, digits] = /^(?:(usage|texts|requests) ?= ?)?(\d{1,5})$/.exec(part) ?? []
    const count = Number(digits)
    if (!(count >= 1 && count <= longest)) return null
    if (isKind(kind)) days[kind] = count
    else if (text.includes(',')) return null
    else return { usage: count, texts: count, requests: count }
  }
  return days
}

/** Days of retention as they are set. */
export function retentionText(days: RetentionDays): string {
  return Object.entries(days)
    .map(([kind, count]) => `${kind}=${count}`)
    .join(',')
}

function isKind(name: string | undefined): name is keyof RetentionDays {
  return name !== undefined && name in defaultRetention
}
