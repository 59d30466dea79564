import { type StructureWording, say } from './structure-wordings.ts'

const line =
  '(?:(?:suicide |crisis |free |national |local )*(?:helpline|hotline|crisis line|support line)s?)'

/** What a text needs. */
export const needWordings: readonly StructureWording[] = [
  say(
    `(?:an?|the|its|at least one) (?:(?:tele)?phone )?numbers? (?:of|for) (?:an?|the|our|at least one|one) ${line}`,
    'a helpline number',
  ),
]
