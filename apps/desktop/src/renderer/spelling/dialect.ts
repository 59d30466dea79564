import type { Dialect, SpellingSetting } from '../../shared/spelling.ts'

const dialects: Readonly<Record<string, Dialect>> = {
  AU: 'australian',
  CA: 'canadian',
  GB: 'british',
  IE: 'british',
  IN: 'indian',
  NZ: 'british',
  ZA: 'british',
}

/** The English to check by: the one that is set, else that of the system's language, else American. */
export function dialectOf(
  setting: SpellingSetting['dialect'],
  languages: readonly string[] = navigator.languages,
): Dialect {
  if (setting !== 'system') return setting
  const english = languages.find((language) => /^en\b/i.test(language))
  const region = /-([A-Z]{2})$/i.exec(english ?? '')?.[1]?.toUpperCase() ?? ''
  return dialects[region] ?? 'american'
}
