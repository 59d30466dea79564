import type { Action, RiskLevel } from '../../schema/index.ts'
import type { DraftFeature, PolicyPlace, PolicyScore, ScoreCondition } from '../form/clause-form.ts'
import { strengths } from '../strength.ts'

/** Verbs that name a decision. */
export const decisions: readonly (readonly [string, Action])[] = [
  [
    'are private, is private, are confidential, is confidential, for internal use, not for publication, out of the question, have no business, has no business, be private, be confidential, not wanted, no to, never published, not published, never printed, never shown, not printed, not get published, never be published, cannot be published, be deleted outright, must be left out, must be omitted, has to be left out, have to be left out, must get left out, reject, rejects, rejected, rejecting, block, blocked, blocking, refuse, refused, deny, denied, decline, declined, forbid, forbidden, ban, banned, disallow, disallowed, intolerable, impermissible, is out, are out, be kept out of, be kept out, kept out of, kept out, not on, not tolerated, never acceptable, grounds for rejection, is a reason to reject, lead to rejection, leads to rejection, rejection, strike out, keep off, prohibit, prohibited, prohibits, turn down, turned down, kill, zero tolerance, off limits, not allowed, unacceptable, inadmissible, out of bounds, no go, taboo, stay off, bar, barred, outlaw, outlawed, veto, throw out',
    strengths.refusal.action,
  ],
  [
    'second look, second opinion, expert eye, human eye, closer look, double checked, be checked, be double checked, put on hold, on hold, checked by hand, be checked by hand, reviewed by hand, be reviewed by hand, look by an editor, need a look, review, reviewed, escalate, escalated, escalates, hold, held, human review, human reviewer, human, moderator, moderation, editorial review, manual review, to review, for review, for approval, needs approval, sign off, signed off, quarantine, queue, second pair of eyes, expert review, fact check, fact checked, fact checking, goes to, go to a, go to an, go to the editor, go to the desk, go to somebody, go past, goes past, go through, let a person decide, let a human decide, let an editor decide, for a person to decide, for a human to decide, person decides, human decides, run past, run by, pass to, passed to, pass on to, hand to, vet, vetted, be vetted, supervisor, clear with, cleared with, check with, escalation, sanity check, be read by, be reviewed, have reviewed, to an editor, to the editor, to a moderator, to a human, route to, refer it to, refer them to, send to, approval, pause, approved by, be approved, be seen by, been seen by, seen by, be checked by, be cleared by, cleared by, signed off by, double check, look at it, person must review, person has to review, legal check, need an editor, needs an editor, require an editor, requires an editor, need a human, needs a human, a human has to look, checked by, read by, looked at by, examined by, assessed by, inspected by, refer to a, hold back',
    strengths.review.action,
  ],
  [
    "are best avoided, is best avoided, are better left out, is better left out, better avoid, are incomplete, is incomplete, be incomplete, not complete, not finished, not ready, bad style, poor style, not our style, not our thing, not needed, not necessary, not required here, not like, not fond of, no fans of, not fans of, not care for, not keen on, not big on, fed up with, had enough of, better without, rewriting, replacing, rephrasing, removing, rewording, a rewrite, need work, needs work, do not help, resist the urge to use, resist the temptation to use, stay clear of, stays clear of, keep clear of, keep free of, kept free of, are unnecessary, is unnecessary, are superfluous, are pointless, are needless, are redundant, are undesired, are not helpful, not helpful, don't help, don't like, do not like, do not care for, don't care for, do not enjoy, don't enjoy, don't love, not our way, are returned, is returned, be returned, returned to the author, returned to the writer, go back to the author, go back to the writer, revise, revised, revision, rework, reworked, redo, redone, turned into, turn into, converted into, amend, amended, change, changed, adapt, adapted, adjust, adjusted, tone down, toned down, soften, softened, polish, polished, streamline, streamlined, prune, struck, struck out, substitute, substituted, rewrite, rewritten, reword, reworded, rephrase, rephrased, fix, fixed, edit, edited, improve, correct, require revision, require a revision, needs revision, send back, sent back, go back, goes back, return to the author, back to the author, ask for changes, request changes, remove, removed, delete, deleted, cut, replace, replaced, tighten, trim, strip, clean up, take out, avoid, avoids, avoided, steer clear of, stay away from, shun, update, updated, refrain from, minimise, minimize, leave out, left out, leave off, omit, omitted, get rid of, do away with, should be gone, go easy on, scrap, ditch, eliminate, abstain from, can be done without, could be done without, be done without, best done without, better done without, hands off, keep away from, move away from, do without, discouraged, discourage, frowned upon, undesirable, unwelcome, unwanted, not welcome, explain, explained, define, defined, expand, expanded, simplify, simplified, drop, dropped, drop all, take out, taken out, leave out, no need for, spare us, spare readers, think twice about, quit, cease, shorten, shortened, is too many, are too many, is too much, are too much, too long, too short, split, split up, break up, broken up,  drop the, weed out, spell out, spelled out, spelt out, lose the, resist",
    strengths.change.action,
  ],
]

/** Verbs that only ask to be told. */
export const notices =
  "want to see each, want to see every, want to see all, want to see any, like to see each, like to see every, we'd like to know about, we'd like to know when, we'd like to know where, we'd like to know if, we'd like to hear about, i'd like to know about, i'd like to know when, to our attention, to my attention, heads up about, warning about, want to see where, like to see where, want to see if, want to see whether, want to know where, want to know whether, want to know if, like to know where, like to know about, like to know if, like to know when, like to hear about, tell us where, tell us if, tell me where, tell me if, tell me when, tell us of, tell us whenever, tell us about, note where, note when, note if, see where, flag, flags, tell us when, tell us, let us know, let us know about, let us know of, let me know, let me know about, tell me about, tell me, alert me to, flagged, mark, marked, highlight, highlighted, note, noted, report, reported, point out, warn, warn about, list, watch out for, watch for, keep an eye on, keep an eye out for, be alerted to, make a note of, make us aware of, inform us about, inform us of, log, pick out, look out for, surface, tag, tagged, call out, tell us about, alert, alert us to, notify, show, identify, detect, catch, draw attention to, check for, warning, want to know about, want to know when, want to hear about, would like to know about, need to know about, want to be told about, interested in"

/** Verbs that let a text through. */
export const permissions =
  'allow, allowable, admissible, authorised, authorized, legitimate, allowed, allows, permit, permitted, accept, accepted, acceptable, approve, approved, let through, let them through, let it through, let pass, tolerate, tolerated, fine, ok, okay, ignore, ignored, skip, welcome, exempt, do not mind, you may, you can, writers may, writers can, authors may, authors can, feel free to, all right, alright'

/** Verbs of publishing: without a negation they say nothing, with one they refuse. */
export const publishing =
  'be published, are published, is published, get published, gets published, are printed, get printed, be posted, be printed, be disclosed, be revealed, publish, publishes, publishing, posting, sharing, disclosing, revealing, printing, run, give out, disclose, disclosed, reveal, revealed, expose, leak, be shown, be shared, share, shared, be made public, take, print, printed, run, ship, post, posted, release, released, go live, go out, air, let'

/** Verbs of writing: with a negation they ask for a change. */
export const writing =
  'described, described as, be described as, presented as, be presented as, stick to, stay with, go with, aim for, opt for, favour, favor, use, used, uses, using, putting, writing, giving, asking, starting, ending, stating, quoting, mentioning, stand, stands, include, includes, included, contain, contains, containing, make, makes, made, making, write, writes, written, say, says, said, add, adds, have, has, feature, features, rely on, want, wanted, like to see, see, want to see, appear, appears, be, quote, quoting, describe, describes, address, start with, begin with, start, begin, open with, open on, opening with, opening on, opens with, opens on, starting with, starts with, beginning with, begins with, end with, end on, ending with, ending on, ends with, ends on, close with, closing with, closes with, finish with, finishing with, finish on, keep, give, gives, giving, state, offer, offers, speak of, speak about, talk about, talk of, link to, put, prefer, put in, come up, show up, be used, be made, be given, be written, call'

export const negations =
  "do not ever, would rather not, we'd rather not, i'd rather not, prefer not to, prefer not, had better not, better not, wouldn't, haven't, hasn't, don't ever, do not ever, not, don't, doesn't, do not, does not, never, should not, should never, shouldn't, ought not, won't, isn't, aren't, didn't, neither, nor, need not"

/** Words that leave no room. */
export const bans =
  'not a single, not one, never any, nobody, no one, no, none, nothing, no room for, no place for, have no room for, under no circumstances, in no case, on no account, nobody should, no one should, nothing about, nothing on, zero, absolutely no, strictly no, not any'

/** What must not be. */
export const prohibitions =
  "must not, mustn't, must never, may not, may never, can't, cannot, can not, can never, shall not, is not to, are not to, has no place, have no place, is no place for, does not belong, do not belong, don't belong, doesn't belong, belongs nowhere, is never to, are never to, is not ever to, you may not, you may never, you can not, you can never, you cannot, you can't, writers may not, writers can not, writers cannot, writers can't, authors may not, authors cannot"

export const lacks =
  'without, lacking, lacks, lack, missing, with no, not backed by, not supported by, in the absence of, fails to cite, fail to cite, devoid of, free of, free from'

/** What backs a statement. */
export const sources =
  'where the number comes from, where the figure comes from, where the figures come from, where the numbers come from, where the claim comes from, where they come from, where they came from, where that comes from, where it is from, where it is taken from, where we got it, where we found it, where you got it, who says so, who says it, who measured it, who counted it, who found it, who published it, origin, origins, its origin, study behind it, document behind it, published study, original study, original source, primary source, reference list, list of references, bibliography, sources list, further reading, source link, source line, backs them up, backs it up, backs up, back them up, back it up, supports them, supports it, proves them, proves it, source, sources, sourced, citation, citations, cite, cited, cites, reference, references, referenced, attribution, attributed, evidence, link, links, linked, hyperlink, study, studies, peer reviewed study, peer reviewed journal, test, named source, footnote, footnotes, data, proof, support, supported, backing, backed, backed up, where it came from, where it comes from, substantiation, substantiated, attribute, attributes, attributing, credit, credits, credited, back up, verified, verification'

export const unsourced =
  'unsourced, uncited, unreferenced, unlinked, unattributed, unbacked, source less'

export const exceptions =
  'outside, outside of, other than in, unless, but only, except in, except, save in, except for, except when, except if, except where, other than, apart from, aside from, but not, excluding, save for, exempting, with the exception of, barring'

export const requirements =
  'is to, are to, must, should, need, needs, needed, has to, have to, require, requires, required, shall, ought to, is mandatory, be required, check that, see that, see to it that, verify that, confirm that, be sure to, be sure that, take care to, it is essential, is essential, are essential, is a must, are a must, is vital, cannot go without, always comes with, always come with, always state, always cite, always credit, wants, deserves, deserve, is obliged to, make sure, ensure, ensures, mandatory, compulsory, obligatory, demand, demands, call for, calls for, always with, has to come with, have to come with, must come with, must always, come with, comes with, there must be, there should be, remember to, do not forget, always add, always give, always include, always name, have to be, has to be, expect, we expect'

export const abouts =
  'concerns, concern, to do with, has to do with, covers, promotes, promote, promoting, advertises, about, on, regarding, concerning, mention, mentions, mentioning, mentions of, mention of, any mention of, mentioned, related to, relating to, relates to, refer to, refers to, referring to, references to, touching on, discussing, discusses, naming, names, named after, on the topic of, on the subject of, dealing with, deals with, the word, the words, the term, the terms, the phrase, the phrases, word, words, phrase, phrases, the name, the names, saying, with the word'

export const instances =
  'that means, that is, meaning, like, such as, including, for example, for instance, e g, i e, words like, phrases like, terms like, namely, for one, among them, among others, in particular, especially, sort of like, expressions like, language like, language such as, words such as, phrases such as, terms such as'

export const comparisons: readonly (readonly [string, ScoreCondition['comparison']])[] = [
  [
    'cap the length at, capped at, cap at, cap it at, limit the length to, keep it to, keep it at, keep them to, hold it to, keep that to, never more than, above, more than, exceed the, longer than, over, over, exceeds, exceed, exceeding, greater than, higher than, longer than, no more than, not more than, at most, up to, a maximum of, maximum, max, maximum of, no longer than, beyond, not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, to a minimum, keep to, limit yourself to, restrict yourself to, stop at, limited to at most',
    '>',
  ],
  [
    'at least, minimum, min, minimum of, a minimum of, from, reaches, is at least, no fewer than, no less than, not fewer than, not less than, with no fewer than, with no less than, as high as',
    '>=',
  ],
  ['below, under, before, less than, fewer than, lower than, shorter than, beneath', '<'],
]

/** Comparisons that set a limit: what goes beyond it is not wanted. */
export const limits =
  'cap the length at, capped at, cap at, cap it at, limit the length to, keep it to, keep it at, keep them to, hold it to, keep that to, never more than, maximum of, not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, limit yourself to, restrict yourself to, stop at, keep to, no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than'

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
    'opening words, first lines, first words, first few lines, start of the article, start of the text, start of the page, start of the post, beginning of the article, beginning of the text, head of the page, introduction, introductions, intro, intros, top, at the top, top of the page, beginning, at the beginning, at the start, opening, first paragraph, opening paragraph, lede, lead paragraph',
    'opening',
  ],
  [
    'final words, last words, end of the article, end of the text, end of the page, end of the post, end of each post, foot of the page, foot of the article, very end, last paragraph, closing paragraph, at the end, at the bottom, bottom, the end, ending, final paragraph',
    'ending',
  ],
  [
    'first sentence, first line, opening line, opening lines, opening sentence, opening sentences',
    'first-sentence',
  ],
  [
    'last sentence, last line, final sentence, final line, closing line, closing lines, closing sentence',
    'last-sentence',
  ],
  [
    'text of a link, text of links, text of the link, linked words, linked text, words of a link, wording of links, wording of a link, link wording, link text, link texts, anchor text, link label, link labels',
    'link',
  ],
  [
    'bullet, bullets, bullet list, bullet lists, bulleted list, bullet point, bullet points, list item, list items',
    'list',
  ],
  ['table cell, table cells', 'table'],
  ['quoted speech, quoted text, text of a quote, text of quotes', 'quote'],
  [
    'at the start of a sentence, at the beginning of a sentence, at the start of sentences, at the beginning of sentences, start of a sentence, beginning of a sentence, start of sentences, sentence openings, sentence starts',
    'sentence-start',
  ],
]

export const everythings =
  'everything, all content, all drafts, every draft, all text, any text, all articles, every article, all posts, every post, all of it, anything, all copy, all texts, all submissions'

export const pronouns =
  'them, those, these, it, such claims, such content, such text, such statements'

/** Words that carry the grammar of a policy and no demand. */
export const glue =
  "hard to read, hard to follow, hard to understand, difficult to read, difficult to follow, together, domain, domains, own domain, any other, or other, and other, turns up, turn up, shows up, crops up, crop up, reply to, respond to, replying to, responding to, answering, pops up, pop up, part of, out of date ones, too as well, as well as that, stay, stays, remain, remains, otherwise, hand, hand over, route, submit, check, will be, me, under any circumstances, under any circumstance, at any point, at any time, in any form, in any way, as a rule, in principle, as a matter of principle, it is best to, it best to, best to, it is better to, it better to, better to, would like, would like to, we'd like, we'd like to, i'd like, i'd like to, like to, want to, would rather, we'd, i'd, would prefer, would prefer to, it goes without saying that, goes without saying, of course, by hand, inside, within, once more, in passing, remember that, note that, by default, per se, in full, first of all, in any case, in all cases, in every case, naturally, obviously, nowadays, these days, no exceptions, without exception, without exceptions, without fail, throughout, full stop, on the day of publication, at the time of publication, at the time of writing, on publication, ongoing, out, out of, point, points, do, does, can, could, may, might, named, given, carry, carries, come, comes, absolutely, strictly, ideally, preferably, in particular, overall, generally, if possible, where possible, where appropriate, if necessary, where needed, when possible, as needed, in general, at all times, whatsoever, ever again, sure, ever, while, during, until, far, first use, first mention, on first use, at first mention, at first use, out loud, people, persons, reader, readers, users, user, other users, everyone, anyone, somebody, someone, anybody, house, website, site, blog, news, editorial, publication, private, public, personal, direct, directly, existing, corresponding, matching, full, short, too, such, certain, main, word choice, word, words, phrase, phrases, term, terms, expression, expressions, form, way, manner, style, tone, kind, use of, the use of, usage, usage of, presence of, amount of, talk, and, or, but, a, an, the, this, is, are, was, were, any, all, each, every, some, of, in, at, by, to, for, as, so, than, then, we, us, our, you, your, i, my, they, their, its, there, here, please, always, also, just, even, very, or more, or higher, or above, and above, and higher, or over, plus, will, would, statement, statements, information, info, language, wording, phrasing, anything, something, things, thing, item, items, writing, prose, product, product review, product reviews, customer review, customer reviews, user review, user reviews, book review, book reviews, provided, provide, provides, present, found, whose, be, been, being, into, from, its own, own, score, scores, level, levels, clear, clearly, proper, properly, published, least, send, sends, sent, goes, go, get, gets, give, gives, team, editor, editors, reviewer, reviewers, author, authors, writer, writers, staff, from authors, show, where it, found in, there is, there are, clearly stated, used in, our own, kind of, kinds of, type of, types of, sort of, many, number of, well, however, therefore, same, either, both, slip through, slip in, sounds like, reads like, looks like, sound like, more, overly, between, following, kindly, simply, again, thing as, such thing as, new, sign of, instead, through, as far as possible, as much as possible, wherever possible, whenever possible, wherever you can, where you can, whenever you can, wherever we can, if you can, if at all possible, at all, please note that, pass, passed, refer, referred, forward, forwarded, ask, asked, asked to, told to, urged to, advised to, encouraged to, more than that, that is, already, actually, total, any kind of, entirely, completely, altogether, at the very least, be named, be identified, identified, anywhere, exactly, back, members, contributors, journalists, reporters, commenters, bloggers, moderators, employees, another, oneself, ourselves, themselves, outright, before publication, before publishing, try, try to, aim to, strive to, seek to, left, leftover, stray, go to"

/** Judgements that nobody can read off a text: they are left out, and a ban that rests on one is not applied. */
export const judgements =
  'out of date, outdated, obsolete, false, misleading, untrue, inaccurate, incorrect, wrong, unclear, obvious, undue, inappropriate, irrelevant, unfair, dishonest, correct, valid, relevant, good, reliable, trustworthy, specific, credible, primary, independent, reputable, authoritative, original, real, genuine, appropriate, suitable, accurate, honest, recent, up to date, high quality, well known, official, strong, peer reviewed, excessive, overuse of, overused, heavy, frequent'

/** Judgements that hold of everything they are said of: “unnecessary jargon” is jargon. */
export const emphases = 'unnecessary, needless, unneeded, pointless, gratuitous, superfluous'

/** What opens a reason or a concession, which changes nothing. */
export const reasons =
  "when they are first used, when first used, when it is first used, the first time, when you first use them, when you first use it, when they first appear, where they first appear, when it first appears, whoever they belong to, before anyone, before somebody, before someone, before anybody, before anything, before readers, not even, though, although, as these, as those, as our, as we, as readers, since our, since readers, seeing that, given that, considering that, in view of, for fear of, lest, no matter how, no matter who, however small, the reason being, for the sake of, out of respect, as a courtesy, as a reminder, by law, for privacy reasons, for safety reasons, for security reasons, for clarity's sake, much as, as much as we, even where, even though they, even though it, because, so that, before it, before they, before you, before we, before being published, before going out, in order to, due to, as they, as it, as this, since they, since it, since this, since we, whoever, whatever, however, no matter, regardless of, even if, even though, even when, whether or not, which is why, to avoid confusion, for legal reasons, for safety, for clarity, nothing more, nothing else, do nothing else, do nothing more, no more than that"

/** What counts anew in each part: “one link per paragraph”. */
export const distributives = 'per, in each, in every, in one, in a single, in any one, in the same'

/** Who reviews: “to the legal team” names a decision and no topic. */
export const reviewers =
  'legal, medical, security, compliance, editorial, expert, clinical, finance, financial, privacy, safety, safeguarding, standards, senior, managing, our medical, our legal, communications, pr, hr, clinical safety, political, politics, health, science, brand, marketing, risk'
export const reviewing =
  'review, team, editor, reviewer, sign off, approval, desk, department, counsel, board, officer, check, specialist, lead, manager, director'

/** People who look at a draft: “a pharmacist must review …”. */
export const people =
  'person, human, editor, moderator, reviewer, somebody, someone, lawyer, doctor, nurse, pharmacist, clinician, accountant, expert, specialist'
export const checking = 'check, review, approve, see, read, look at, sign off, verify'

/** Other people and places that a text is handed to. */
export const offices =
  'physician, adviser, advisor, colleague, committee, chief, head, office, unit, supervisor, consultant, solicitor, attorney, translator, proofreader, staff'

/** What an office may look after. */
export const branches =
  'sales, product, support, customer, quality, content, night, duty, news, city, foreign, design, engineering, research, operations, fact, checking, senior, chief, data, relations, service, services, press, public, social, media, copy, web, academic, ethics, medical, qualified'

/** Departments that a text is sent to. */
export const departments =
  'legal, compliance, editorial, communications, pr, hr, standards, safeguarding'

/** What opens a condition. */
export const conditionals =
  'if, when, where, wherever, whenever, everywhere that, anywhere that, every place where, once, in case of, in case there, in case a, as soon as, as long as, provided that, should any, any time, each time, every time'

/** What goes on with what its noun holds. */
export const relatives =
  'together with, along with, alongside, accompanied by, with, that, which, who, with a, containing, that contain, which contain, that contains, which contains, featuring, whose'

export const onlys = 'only, solely, exclusively, nothing but, nothing other than, nothing except'

/** The draft as a whole. */
export const wholes =
  'notice, notices, service notice, service notices, answers, answer, forum, forums, marketplace, community, mailing list, claims letter, claims letters, cover letter, cover letters, complaint letter, fund factsheet, fund factsheets, job adverts, careers page, manuscript, manuscripts, body of, body text, main text, running text, paper, papers, journal article, journal articles, dissertation, thesis, scientific paper, preprint, preprints, dispatch, dispatches, newscast, captions and labels, label text, sign text, exhibit label, exhibit labels, museum label, museum labels, explainer, explainers, how to, how tos, faq, faqs, podcast, podcasts, episode, episodes, transcript, transcripts, script, scripts, recipe, recipes, obituary, obituaries, memo, memos, bulletin, bulletins, digest, digests, feature article, op ed, op eds, opinion piece, opinion pieces, essay, essays, white paper, white papers, whitepaper, case study, case studies, readme, readmes, wiki, knowledge base, help page, help pages, help article, help articles, help centre, help center, support article, support articles, support ticket, support tickets, support thread, support threads, support chat, support chats, support forum, support forums, support page, support pages, support desk, support line, support email, support emails, support request, support requests, thread, threads, tweet, tweets, caption text, social media posts, social posts, status update, status updates, product description, product descriptions, catalogue, catalog, flyer, flyers, poster, posters, invitation, invitations, minutes, factsheet, factsheets, fact sheet, fact sheets, information sheet, booklet, booklets, pamphlet, pamphlets, prospectus, circular, editorial piece, editorial pieces, editorials, job posting, job postings, job advert, job adverts, vacancy, vacancies, job description, job descriptions, user guide, user guides, travel guide, travel guides, walkthrough, walkthroughs, lesson, lessons, course, courses, handout, handouts, slide, slides, presentation, presentations, profile, profiles, complaint, complaints, petition, petitions, appeal letter, sermon, sermons, speech, speeches, news report, news reports, match report, match reports, press notice, media release, media releases, notice text, public notice, event listing, event listings, event page, patient information, patient leaflet, patient leaflets, app store listing, email campaign, email campaigns, marketing email, marketing emails, reference page, reference pages, api docs, error message, error messages, pull request, pull requests, commit message, commit messages, incident report, incident reports, post mortem, status page, status pages, annual report, annual reports, grant report, proposal, proposals, publications, our channels, our channel, our output, coverage, our copy, what we publish, what we write, our writing, our work, our texts, comment, comments, text, texts, draft, drafts, article, articles, post, posts, page, pages, piece, pieces, copy, document, documents, submission, submissions, story, stories, content, contents, section, sections, material, report, reports, entry, entries, message, messages, publication, publications, review, news item, reply, replies, support replies, ticket, tickets, docs, documentation, manual, manuals, leaflet, leaflets, brochure, brochures, guide, guides, letter, letters, newsletters, press releases, announcement, announcements, release notes, changelog, tutorial, tutorials, job ad, job ads, listing, listings, news stories, news story, case reports, case report, research note, research notes, advert, adverts, handbook, web page, web pages, landing page, landing pages, product page, product pages, interview, interviews, column, columns, blog post, blog posts, press release, newsletter'

/** Parts whose length can be limited. */
export const units: readonly (readonly [string, 'sentence' | 'paragraph'])[] = [
  ['sentence, sentences', 'sentence'],
  ['paragraph, paragraphs, passage, passages', 'paragraph'],
]

/** What a draft may need as a whole. */
export const features: readonly (readonly [string, DraftFeature])[] = [
  [
    'who wrote it, who wrote them, who wrote the text, who wrote the piece, name of the writer, writer name, name of the author, name of its writer, author line, credit line, named author, named writer, author byline, author credit, writer credit, the name of whoever wrote it, signed by its author, signature, author, byline, by line, author name, its author, name of its author, writer name',
    'author',
  ],
  [
    'when it was published, when it was written, when they were published, day it was published, day of publication, date it was published, publishing date, date of writing, posting date, date stamp, last updated date, update date, date of the last update, date of last update, day and month, calendar date, date, publication date, dateline, date of publication, time stamp, timestamp, dated',
    'date',
  ],
  [
    'short summary, brief summary, standfirst, recap, in a nutshell, key facts, main points, key messages, gist, synopsis, outline, summary, abstract, tl dr, tldr, key points, executive summary, overview, key takeaways, short version',
    'summary',
  ],
  [
    'conclusion, conclusions, closing section, closing paragraph that sums up, wrap up, final thoughts, closing thoughts, closing remarks, closing summary, concluding paragraph, concluding section',
    'conclusion',
  ],
  [
    'screenshot, screenshots, graphic, graphics, visuals, visual, artwork, image, images, picture, pictures, photo, photos, illustration, illustrations',
    'image',
  ],
  [
    'risk warning, health warning, note that it is not advice, notice that it is not advice, affiliate disclosure, advertising disclosure, ad disclosure, advice note, warning notice, liability notice, statement that it is not advice, not advice note, disclaimer, disclaimers, disclosure, legal notice',
    'disclaimer',
  ],
]

export const speakers =
  'speaker, the speaker, name the person, name the customer, name the source, full name, name of the customer, person who spoke,  name the speaker, named speaker, who said it, who said so, attributed, attributed to, attribute, attributes, attributing, naming them, naming the speaker, naming the person, naming who said it, saying who said it, saying who, who is speaking, who is quoted, who spoke, a name attached, name attached, attribution, attribution to, name them, named person, name of the speaker, name of the person'

/** Approval lies outside of the text: as an exception it frees nothing. */
export const approvals =
  'editor approves, approves, approve, approved, agrees, agree, agreed, permission, consent, consented, legal approves, signed off, has signed off, sign off'

/** “A instead of B”: the second is not wanted. */
export const contrasts = 'instead of, rather than, in place of, and not'

/** Things that are wanted, and what is then not wanted. */
export const opposites: readonly (readonly [wanted: string, names: string])[] = [
  ['active voice', 'passive voice'],
  ['example, examples, concrete examples', 'missing examples'],
  ['third person, the third person', 'first person'],
  ['sentence case', 'headings in title case'],
  [
    'inclusive, inclusive language, gender neutral language, inclusive wording, inclusive terms',
    'insensitive terms',
  ],
  ['plain language, plain english, plain words', 'buzzwords'],
  [
    "job title, job titles, person's job title, person's role, job title or role, title or role, role or job title, role or title, job title and role, job title or role when they are first mentioned, job title when they are first mentioned, job title when you first mention them, person's job title when you first mention them, person's job title along with the name, job title along with the name, job title at first mention, job title on first mention, job title the first time they are mentioned",
    'names without a job title',
  ],
  [
    'country code, country codes, international code, international prefix, international dialling code, international format, dialling code',
    'phone numbers without a country code',
  ],
  ['neutral tone, neutral language, neutral wording, objective tone', 'loaded wording'],
  ['concrete language, specific language, precise language, concrete wording', 'vague wording'],
  [
    'alt text, alternative text, alt texts, alternative texts, alt attribute, text alternative',
    'images without alt text',
  ],
  [
    'concise language, concise wording, concise, brief, briefly, concisely, short and sweet, to the point',
    'wordiness',
  ],
  ['specific, be specific, concrete', 'vague wording'],
  [
    'neutral, neutrally, objective, impartial, balanced language, impartial language, dispassionate',
    'loaded wording',
  ],
  [
    'sentences should be short, sentences must be short, short sentences, short sentence, sentences short, sentence short, shorter sentences',
    'long sentences',
  ],
  [
    'paragraphs should be short, paragraphs must be short, short paragraphs, short paragraph, paragraphs short, paragraph short, shorter paragraphs',
    'long paragraphs',
  ],
  [
    'simple words, simple language, everyday words, everyday language, short words, plainly, common words, familiar words',
    'buzzwords',
  ],
  [
    'british spelling, british spellings, uk spelling, uk spellings, british english, uk english, british forms, commonwealth spelling, british words',
    'american spelling variants',
  ],
  [
    'american spelling, american spellings, us spelling, us spellings, american english, us english, american forms, american words',
    'british spelling variants',
  ],
  [
    'serial comma, serial commas, oxford comma, oxford commas, the oxford comma, the serial comma, series comma, harvard comma',
    'missing serial comma',
  ],
  ['active verbs, active constructions, actively', 'passive voice'],
  ['title case', 'headings not in title case'],
  ['am and pm, am or pm, twelve hour clock', 'military time'],
  ['military time, twenty four hour clock', 'am and pm'],
  [
    'metric, metric units, metric measures, metric measurements, metric system, si units, distances in kilometres, distances in kilometers',
    'imperial units',
  ],
  [
    'imperial, imperial units, imperial measures, imperial measurements, us customary units, distances in miles',
    'metric units',
  ],
  [
    'celsius, degrees celsius, centigrade, temperatures in celsius, temperatures in degrees celsius',
    'temperatures in fahrenheit',
  ],
  [
    'fahrenheit, degrees fahrenheit, temperatures in fahrenheit, temperatures in degrees fahrenheit',
    'temperatures in celsius',
  ],
  ['curly quotes, smart quotes, curly quotation marks, typographic quotes', 'straight quotes'],
  ['straight quotes, straight quotation marks', 'curly quotes'],
  [
    'double quotes, double quotation marks, double quote marks, double inverted commas',
    'single quotes',
  ],
  [
    'single quotes, single quotation marks, single quote marks, single inverted commas',
    'double quotes',
  ],
  ['thousands separators, thousands separator, commas in thousands', 'numbers without commas'],
  [
    'gender neutral job titles, neutral job titles, people first language, respectful language, neutral pronouns, gender neutral terms, gender neutral words, non sexist language, person first language',
    'insensitive terms',
  ],
]

export const links =
  'linking to, linking, linking out to, links out to, link, links, linked, hyperlink, hyperlinks, url, urls, outbound links'

/** Words that name a kind of thing that cannot be told by its words: looking for them finds only the words. */
export const classes =
  'company, companies, competitor, competitors, brand, brands, celebrity, celebrities, product, products, person, persons, people, place, places, country, countries, organisation, organisations, organization, organizations, client, clients, customer, customers, partner, partners, politician, politicians, public figure, public figures, rival, rivals, minority, minorities, group, groups'
