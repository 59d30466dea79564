import type { Action, RiskLevel } from '../../schema/index.ts'
import type { PolicyScore, ScoreCondition } from '../clause.ts'

/** Verbs that name a decision. */
export const decisions: readonly (readonly [string, Action])[] = [
  [
    'reject, rejects, rejected, rejecting, block, blocked, blocking, refuse, refused, deny, denied, decline, declined, forbid, forbidden, ban, banned, disallow, disallowed, prohibit, prohibited, prohibits, turn down, turned down, kill, drop, zero tolerance, off limits, not allowed, unacceptable, out of bounds',
    'reject',
  ],
  [
    'review, reviewed, escalate, escalated, escalates, hold, held, human review, human reviewer, human, moderator, moderation, editorial review, manual review, to review, for review, for approval, needs approval, sign off, signed off, quarantine, queue, second pair of eyes, expert review, peer review, fact check, fact checked, fact checking, to an editor, to the editor, route to, refer to, send to, approval, pause',
    'human_review',
  ],
  [
    'revise, revised, revision, rewrite, rewritten, reword, reworded, rephrase, rephrased, fix, fixed, edit, edited, improve, correct, require revision, require a revision, needs revision, send back, sent back, return to the author, back to the author, ask for changes, request changes, remove, removed, delete, deleted, cut, replace, replaced, tighten, trim, strip, clean up, take out, avoid, avoids, steer clear of, stay away from, shun',
    'revise',
  ],
]

/** Verbs that only ask to be told. */
export const notices =
  'flag, flags, flagged, mark, marked, highlight, highlighted, note, noted, report, reported, point out, warn, warn about, list, watch for, look out for, surface, tag, tagged, call out, tell us about, alert, alert us to, notify, show, identify, detect, catch, check for, warning'

/** Verbs that let a text through. */
export const permissions =
  'allow, allowed, allows, permit, permitted, accept, accepted, acceptable, approve, approved, let through, let pass, tolerate, tolerated, fine, ok, okay, ignore, ignored, skip, welcome, exempt, do not mind'

/** Verbs of publishing: without a negation they say nothing, with one they refuse. */
export const publishing =
  'publish, published, print, printed, run, ship, post, posted, release, released, go live, go out, air, let'

/** Verbs of writing: with a negation they ask for a change. */
export const writing =
  'use, used, using, include, includes, included, contain, contains, containing, make, makes, made, write, written, say, says, add, have, has, feature, rely on, want, wanted, like to see, see, want to see, appear, be'

export const negations =
  "not, don't, doesn't, do not, does not, never, no, can't, cannot, mustn't, must not, should not, shouldn't, won't, isn't, aren't, didn't, none, nothing, neither, nor, may not"

export const lacks =
  'without, lacking, lacks, lack, missing, with no, not backed by, not supported by, in the absence of, fails to cite, fail to cite, devoid of, free of, free from'

/** What backs a statement. */
export const sources =
  'source, sources, sourced, citation, citations, cite, cited, cites, reference, references, referenced, attribution, attributed, evidence, link, links, linked, study, studies, footnote, footnotes, data, proof, support, supported, backing, backed, backed up, speaker, the speaker, name the speaker, who said it, who said so, substantiation, substantiated, verified, verification'

export const unsourced =
  'unsourced, uncited, unreferenced, unlinked, unattributed, unbacked, source less'

export const exceptions =
  'unless, except, except for, except when, except if, except where, other than, apart from, aside from, but not, excluding, save for, exempting, with the exception of, barring'

export const requirements =
  'must, should, need, needs, needed, has to, have to, require, requires, required, shall, ought to, is mandatory, be required, make sure, ensure, ensures'

export const abouts =
  'about, regarding, concerning, mention, mentions, mentioning, mentions of, mentioned, related to, relating to, relates to, refer to, refers to, referring to, references to, touching on, discussing, discusses, naming, names, named after, on the topic of, on the subject of, dealing with, deals with, the word, the words, the term, the terms, the phrase, the phrases, word, words, phrase, phrases, the name, the names, saying, with the word'

export const instances =
  'like, such as, including, for example, for instance, e g, i e, words like, phrases like, terms like, namely'

export const comparisons: readonly (readonly [string, ScoreCondition['comparison']])[] = [
  [
    'above, more than, over, exceeds, exceed, exceeding, greater than, higher than, longer than, no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than, beyond',
    '>',
  ],
  [
    'at least, minimum, a minimum of, from, reaches, is at least, no fewer than, no less than, not fewer than, not less than, with no fewer than, with no less than, as high as',
    '>=',
  ],
  ['below, under, less than, fewer than, lower than, shorter than, beneath', '<'],
]

/** Comparisons that set a limit: what goes beyond it is not wanted. */
export const limits =
  'no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than'

export const numbers: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['a dozen', 12],
  ['twenty', 20],
]

export const scores: readonly (readonly [string, PolicyScore])[] = [
  ['slop, slop risk, slop score, slop_risk, slop level', 'slop_risk'],
  [
    'texture, synthetic texture, texture risk, texture score, synthetic risk, synthetic texture risk, synthetic score, machine like texture, synthetic',
    'synthetic_texture_risk',
  ],
  ['specificity, specificity risk, specificity score, vagueness score', 'specificity_risk'],
  ['provenance, provenance weakness, provenance score, provenance risk', 'provenance_weakness'],
  ['trust score, content trust, content trust score, trust', 'content_trust_score'],
  ['risk, risk level, overall risk', 'risk'],
  ['word count, length', 'words'],
]

export const bands: readonly (readonly [string, RiskLevel])[] = [
  ['high, high risk, too high, very high', 'high'],
  ['medium, moderate, elevated', 'medium'],
  ['low', 'low'],
]

export const headings =
  'heading, headings, title, titles, headline, headlines, subheading, subheadings, subheads'
export const openings =
  'introduction, intro, opening, first paragraph, opening paragraph, lede, lead paragraph, first sentence'

export const everythings =
  'everything, all content, all drafts, every draft, all text, any text, all articles, every article, all posts, every post, all of it, anything, all copy, all texts, all submissions'

export const pronouns =
  'them, those, these, it, such claims, such content, such text, such statements'

/** Words that carry the grammar of a policy and no demand. */
export const glue =
  'and, or, if, when, where, whenever, once, on, but, a, an, the, this, that, which, who, is, are, was, were, any, all, each, every, some, of, in, at, by, to, for, with, as, so, than, then, we, us, our, you, your, i, my, they, their, its, there, here, please, always, also, only, just, even, very, ever, or more, or higher, or above, and above, and higher, or over, plus, do, does, will, would, can, could, may, might, per, content, contents, text, texts, draft, drafts, article, articles, post, posts, page, pages, piece, pieces, copy, document, documents, submission, submissions, story, stories, statement, statements, sentence, sentences, paragraph, paragraphs, passage, passages, section, sections, material, advice, information, info, language, wording, phrasing, anything, something, things, thing, item, items, writing, prose, product, product review, product reviews, customer review, customer reviews, user review, user reviews, book review, book reviews, given, provided, provide, provides, present, found, whose, with a, be, been, being, into, from, its own, own, score, scores, level, levels, clear, clearly, proper, properly, good, reliable, named, specific, credible, primary, independent, published, reputable, original, authoritative, real, direct, least, back, send, sends, sent, goes, go, get, gets, give, gives, team, editor, editors, reviewer, reviewers, author, authors, writer, writers, staff, from authors, carry, carries, come, comes, show, where it, found in, there is, there are, clearly stated, used in, our own, kind of, kinds of, type of, types of, sort of, more, many, number of, its source, their source, full, well, however, therefore, same, either, both, slip through, slip in, tip, tips, sounds like, reads like, looks like, sound like'

/** Who reviews: “to the legal team” names a decision and no topic. */
export const reviewers =
  'legal, medical, security, compliance, editorial, expert, clinical, finance, financial, privacy, safety, safeguarding, standards, senior, managing, our medical, our legal, communications, pr, hr, clinical safety, political, politics, health, science, brand, marketing, risk'
export const reviewing =
  'review, team, editor, reviewer, sign off, approval, desk, department, counsel, board, officer, check, specialist, lead, manager, director'

/** Departments that a text is sent to. */
export const departments =
  'legal, compliance, editorial, communications, pr, hr, standards, safeguarding'
