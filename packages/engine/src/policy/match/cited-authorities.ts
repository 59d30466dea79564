import type { DetectorDraft } from '../detectors/index.ts'

const document =
  '(?:surveys?|stud(?:y|ies)|reports?|census|figures|data|statistics|reviews?|audits?|polls?|papers?|trials?|analysis|research|records|registers?|accounts|barometer|index|inquiry|inspection)'
const body =
  '(?:councils?|ministry|department|office|agency|institute|university|association|authority|board|bureau|commission|society|foundation|trust|union|charity|hospital|college|committee|federation|chamber|bank|regulator|police|parliament|government)'
/** “According to the county survey”, “according to a report by the council”; “according to a study” names none. */
const cited = new RegExp(
  `\\baccording to (?:(?:the|our|its|their) (?:[\\w’'-]+ ){1,4}?(?:${document}|${body})\\b|(?:an?|the) (?:[\\w’'-]+ ){0,3}?${document} (?:by|from|of|for) )`,
  'i',
)

/** Whether a sentence says by which paper or body it knows: no name, but readers can find it. */
export function citesAuthority({ prose, sentences }: DetectorDraft, sentence: number): boolean {
  const { start, end } = sentences[sentence]
  return cited.test(prose.slice(start, end))
}
