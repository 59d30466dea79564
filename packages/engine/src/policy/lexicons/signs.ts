import type { Action, RiskLevel } from '../../schema/index.ts'
import type { DraftFeature, PolicyPlace, PolicyScore, ScoreCondition } from '../form/clause-form.ts'
import { strengths } from '../strength.ts'

/** Verbs that name a decision. */
export const decisions: readonly (readonly [string, Action])[] = [
  [
    'reject, rejects, rejected, rejecting, block, blocked, blocking, refuse, refused, deny, denied, decline, declined, forbid, forbidden, ban, banned, disallow, disallowed, prohibit, prohibited, prohibits, turn down, turned down, kill, drop, dropped, zero tolerance, off limits, not allowed, unacceptable, inadmissible, out of bounds, no go, taboo, stay off, bar, barred, outlaw, outlawed, veto, throw out',
    strengths.refusal.action,
  ],
  [
    'review, reviewed, escalate, escalated, escalates, hold, held, human review, human reviewer, human, moderator, moderation, editorial review, manual review, to review, for review, for approval, needs approval, sign off, signed off, quarantine, queue, second pair of eyes, expert review, fact check, fact checked, fact checking, to an editor, to the editor, to a moderator, to a human, route to, refer to, send to, approval, pause, approved by, be approved, be seen by, been seen by, seen by, be checked by, be cleared by, cleared by, signed off by, double check, look at it, person must review, person has to review, legal check, need an editor, needs an editor, require an editor, requires an editor, need a human, needs a human, a human has to look',
    strengths.review.action,
  ],
  [
    'revise, revised, revision, rewrite, rewritten, reword, reworded, rephrase, rephrased, fix, fixed, edit, edited, improve, correct, require revision, require a revision, needs revision, send back, sent back, return to the author, back to the author, ask for changes, request changes, remove, removed, delete, deleted, cut, replace, replaced, tighten, trim, strip, clean up, take out, avoid, avoids, avoided, steer clear of, stay away from, shun, update, updated, refrain from, minimise, minimize, shorten, shortened, split, split up, break up, broken up,  drop the, weed out, spell out, spelled out, spelt out, lose the, resist',
    strengths.change.action,
  ],
]

/** Verbs that only ask to be told. */
export const notices =
  'flag, flags, tell us when, tell us, let us know, let me know, tell me, alert me to, flagged, mark, marked, highlight, highlighted, note, noted, report, reported, point out, warn, warn about, list, watch for, look out for, surface, tag, tagged, call out, tell us about, alert, alert us to, notify, show, identify, detect, catch, draw attention to, check for, warning'

/** Verbs that let a text through. */
export const permissions =
  'allow, allowable, admissible, authorised, authorized, legitimate, allowed, allows, permit, permitted, accept, accepted, acceptable, approve, approved, let through, let pass, tolerate, tolerated, fine, ok, okay, ignore, ignored, skip, welcome, exempt, do not mind'

/** Verbs of publishing: without a negation they say nothing, with one they refuse. */
export const publishing =
  'publish, publishes, publishing, printing, run, give out, disclose, disclosed, reveal, revealed, expose, leak, be shown, be shared, share, shared, be made public, take, print, printed, run, ship, post, posted, release, released, go live, go out, air, let'

/** Verbs of writing: with a negation they ask for a change. */
export const writing =
  'use, used, uses, using, include, includes, included, contain, contains, containing, make, makes, made, making, write, writes, written, say, says, said, add, adds, have, has, feature, features, rely on, want, wanted, like to see, see, want to see, appear, appears, be, start with, begin with, start, begin, open with, opening with, starting with, end with, close with, keep, give, gives, giving, state, offer, offers, speak of, speak about, talk about, talk of, link to, put, prefer, put in, come up, show up, be used, be made, be given, be written, call'

export const negations =
  "not, don't, doesn't, do not, does not, never, should not, should never, shouldn't, ought not, won't, isn't, aren't, didn't, neither, nor, need not"

/** Words that leave no room. */
export const bans =
  'no, none, nothing, nothing about, nothing on, zero, absolutely no, strictly no, not any'

/** What must not be. */
export const prohibitions =
  "must not, mustn't, must never, may not, may never, can't, cannot, can not, can never, shall not, is not to, are not to, has no place, have no place"

export const lacks =
  'without, lacking, lacks, lack, missing, with no, not backed by, not supported by, in the absence of, fails to cite, fail to cite, devoid of, free of, free from'

/** What backs a statement. */
export const sources =
  'source, sources, sourced, citation, citations, cite, cited, cites, reference, references, referenced, attribution, attributed, evidence, link, links, linked, hyperlink, study, studies, peer reviewed study, peer reviewed journal, test, named source, footnote, footnotes, data, proof, support, supported, backing, backed, backed up, where it came from, where it comes from, substantiation, substantiated, verified, verification'

export const unsourced =
  'unsourced, uncited, unreferenced, unlinked, unattributed, unbacked, source less'

export const exceptions =
  'unless, but only, except in, except, save in, except for, except when, except if, except where, other than, apart from, aside from, but not, excluding, save for, exempting, with the exception of, barring'

export const requirements =
  'must, should, need, needs, needed, has to, have to, require, requires, required, shall, ought to, is mandatory, be required, make sure, ensure, ensures, mandatory, compulsory, obligatory, demand, demands, call for, calls for, always with, has to come with, have to come with, must come with, must always, come with, comes with, there must be, there should be, remember to, do not forget, always add, always give, always include, always name, have to be, has to be, expect, we expect'

export const abouts =
  'about, on, regarding, concerning, mention, mentions, mentioning, mentions of, mention of, any mention of, mentioned, related to, relating to, relates to, refer to, refers to, referring to, references to, touching on, discussing, discusses, naming, names, named after, on the topic of, on the subject of, dealing with, deals with, the word, the words, the term, the terms, the phrase, the phrases, word, words, phrase, phrases, the name, the names, saying, with the word'

export const instances =
  'like, such as, including, for example, for instance, e g, i e, words like, phrases like, terms like, namely, for one, among them, among others, in particular, especially, sort of like, expressions like, language like, language such as, words such as, phrases such as, terms such as'

export const comparisons: readonly (readonly [string, ScoreCondition['comparison']])[] = [
  [
    'above, more than, exceed the, longer than, over, over, exceeds, exceed, exceeding, greater than, higher than, longer than, no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than, beyond, not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, to a minimum, keep to',
    '>',
  ],
  [
    'at least, minimum, a minimum of, from, reaches, is at least, no fewer than, no less than, not fewer than, not less than, with no fewer than, with no less than, as high as',
    '>=',
  ],
  ['below, under, before, less than, fewer than, lower than, shorter than, beneath', '<'],
]

/** Comparisons that set a limit: what goes beyond it is not wanted. */
export const limits =
  'not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, keep to, no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than'

export const numbers: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['single', 1],
  ['once', 1],
  ['twice', 2],
  ['a couple of', 2],
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
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty five', 25],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['a hundred', 100],
  ['one hundred', 100],
  ['a thousand', 1000],
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

/** Where a clause looks. */
export const places: readonly (readonly [string, PolicyPlace])[] = [
  [
    'heading, headings, title, titles, headline, headlines, subheading, subheadings, subheads, subhead',
    'heading',
  ],
  [
    'introduction, intro, opening, first paragraph, opening paragraph, lede, lead paragraph, first sentence, first line',
    'opening',
  ],
  ['last paragraph, closing paragraph, ending, last sentence, final paragraph', 'ending'],
  ['link text, link texts, anchor text, link label, link labels', 'link'],
  [
    'bullet, bullets, bullet list, bullet lists, bulleted list, bullet point, bullet points, list item, list items',
    'list',
  ],
  ['table cell, table cells', 'table'],
]

export const everythings =
  'everything, all content, all drafts, every draft, all text, any text, all articles, every article, all posts, every post, all of it, anything, all copy, all texts, all submissions'

export const pronouns =
  'them, those, these, it, such claims, such content, such text, such statements'

/** Words that carry the grammar of a policy and no demand. */
export const glue =
  'singular, plural, ongoing, out, out of, point, points, lead, leads, go to, do, does, can, could, may, might, named, given, carry, carries, come, comes, absolutely, strictly, ideally, preferably, in particular, overall, generally, if possible, where possible, where appropriate, if necessary, where needed, when possible, as needed, in general, at all times, whatsoever, ever again, sure, ever, while, during, until, far, first use, first mention, on first use, at first mention, at first use, out loud, people, persons, reader, readers, users, user, other users, everyone, anyone, somebody, someone, anybody, house, website, site, comment, comments, blog, news, editorial, instructions, publication, before publication, before publishing, unnecessary, excessive, needless, undue, false, misleading, unclear, obvious, private, public, personal, direct, directly, correct, valid, existing, corresponding, relevant, matching, full, short, overly, too, such, certain, main, word choice, word, words, phrase, phrases, term, terms, expression, expressions, form, way, manner, style, tone, kind, use of, the use of, usage, usage of, presence of, amount of, talk, and, or, but, a, an, the, this, is, are, was, were, any, all, each, every, some, of, in, at, by, to, for, as, so, than, then, we, us, our, you, your, i, my, they, their, its, there, here, please, always, also, just, even, very, ever, or more, or higher, or above, and above, and higher, or over, plus, will, would, per, statement, statements, advice, information, info, language, wording, phrasing, anything, something, things, thing, item, items, writing, prose, product, product review, product reviews, customer review, customer reviews, user review, user reviews, book review, book reviews, provided, provide, provides, present, found, whose, be, been, being, into, from, its own, own, score, scores, level, levels, clear, clearly, proper, properly, good, reliable, specific, credible, primary, independent, published, reputable, original, authoritative, real, direct, least, back, send, sends, sent, goes, go, get, gets, give, gives, team, editor, editors, reviewer, reviewers, author, authors, writer, writers, staff, from authors, show, where it, found in, there is, there are, clearly stated, used in, our own, kind of, kinds of, type of, types of, sort of, more, many, number of, its source, their source, full, well, however, therefore, same, either, both, slip through, slip in, tip, tips, sounds like, reads like, looks like, sound like'

/** Who reviews: “to the legal team” names a decision and no topic. */
export const reviewers =
  'legal, medical, security, compliance, editorial, expert, clinical, finance, financial, privacy, safety, safeguarding, standards, senior, managing, our medical, our legal, communications, pr, hr, clinical safety, political, politics, health, science, brand, marketing, risk'
export const reviewing =
  'review, team, editor, reviewer, sign off, approval, desk, department, counsel, board, officer, check, specialist, lead, manager, director'

/** Departments that a text is sent to. */
export const departments =
  'legal, compliance, editorial, communications, pr, hr, standards, safeguarding'

/** What opens a condition. */
export const conditionals =
  'if, when, where, whenever, once, in case, as soon as, as long as, provided that, should any, any time, each time, every time'

/** What goes on with what its noun holds. */
export const relatives =
  'with, that, which, who, with a, containing, that contain, which contain, that contains, which contains, featuring, whose'

export const onlys = 'only, solely, exclusively, nothing but, nothing other than, nothing except'

/** The draft as a whole. */
export const wholes =
  'text, texts, draft, drafts, article, articles, post, posts, page, pages, piece, pieces, copy, document, documents, submission, submissions, story, stories, content, contents, section, sections, material, report, reports, entry, entries, message, messages, publication, publications, review, news item, blog post, blog posts, press release, newsletter'

/** Parts whose length can be limited. */
export const units: readonly (readonly [string, 'sentence' | 'paragraph'])[] = [
  ['sentence, sentences', 'sentence'],
  ['paragraph, paragraphs, passage, passages', 'paragraph'],
]

/** What a draft may need as a whole. */
export const features: readonly (readonly [string, DraftFeature])[] = [
  ['author, byline, by line, author name, its author, name of its author, writer name', 'author'],
  ['date, publication date, dateline, date of publication, time stamp, timestamp, dated', 'date'],
  [
    'summary, abstract, tl dr, tldr, key points, executive summary, overview, key takeaways, short version',
    'summary',
  ],
  ['conclusion, closing section', 'conclusion'],
  ['image, images, picture, pictures, photo, photos, illustration, illustrations', 'image'],
  ['disclaimer, disclaimers, disclosure, legal notice', 'disclaimer'],
]

export const speakers =
  'speaker, the speaker, name the person, name the customer, name the source, full name, name of the customer, person who spoke,  name the speaker, named speaker, who said it, who said so, attributed, attributed to, attribution, attribution to, name them, named person, name of the speaker, name of the person'

/** Approval lies outside of the text: as an exception it frees nothing. */
export const approvals =
  'editor approves, approves, approve, approved, agrees, agree, agreed, permission, consent, consented, legal approves, signed off, has signed off, sign off'

/** “A instead of B”: the second is not wanted. */
export const contrasts = 'instead of, rather than, in place of, and not'

/** Things that are wanted, and what is then not wanted. */
export const opposites: readonly (readonly [wanted: string, names: string])[] = [
  ['active voice', 'passive voice'],
  ['third person, the third person', 'first person'],
  ['sentence case', 'headings in title case'],
  [
    'inclusive language, gender neutral language, inclusive wording, inclusive terms',
    'insensitive terms',
  ],
  ['plain language, plain english, plain words', 'buzzwords'],
  ['neutral tone, neutral language, neutral wording, objective tone', 'loaded wording'],
  ['concrete language, specific language, precise language, concrete wording', 'vague wording'],
  [
    'alt text, alternative text, alt texts, alternative texts, alt attribute, text alternative',
    'images without alt text',
  ],
  ['concise language, concise wording', 'wordiness'],
]

export const links = 'link, links, linked, hyperlink, hyperlinks, url, urls, outbound links'

/** Words that name a kind of thing that cannot be told by its words: looking for them finds only the words. */
export const classes =
  'company, companies, competitor, competitors, brand, brands, celebrity, celebrities, product, products, person, persons, people, place, places, country, countries, organisation, organisations, organization, organizations, client, clients, customer, customers, partner, partners, politician, politicians, public figure, public figures, rival, rivals, minority, minorities, group, groups'
