/** Places where a house publishes, in the singular: a topic before one of them is a part of its name. */
export const venues =
  'page, webpage, subpage, homepage, site, website, microsite, intranet, portal, board, noticeboard, wall, chat, chatroom, thread, blog, vlog, weblog, group, subgroup, channel, feed, timeline, forum, subforum, subreddit, server, section, corner, column, desk, app, hub, wiki, platform, marketplace, classified, directory, catalogue, catalog, archive, magazine, newspaper, journal, gazette, handbook, manual, guidebook, helpdesk, inbox, window, screen, kiosk, billboard, bot, chatbot, workspace, side'

/** Kinds of drafts that name what they are for, in the singular: a topic before one of them is a part of their name. */
export const forms =
  'dm, email, mail, mailshot, mailer, mailing, letter, postcard, memo, memorandum, notice, notification, announcement, alert, bulletin, circular, dispatch, newsletter, digest, roundup, listing, profile, bio, biography, ad, advert, advertisement, commercial, promo, campaign, appeal, petition, fundraiser, pitch, tender, offer, vacancy, posting, opening, resume, testimonial, blurb, teaser, trailer, obituary, obit, report, briefing, dossier, leaflet, flyer, flier, pamphlet, brochure, prospectus, poster, placard, label, sign, factsheet, datasheet, worksheet, handout, lesson, course, module, tutorial, walkthrough, howto, recipe, quiz, exam, exercise, assignment, homework, syllabus, curriculum, presentation, slide, slideshow, deck, script, transcript, podcast, episode, broadcast, programme, video, reel, clip, livestream, webinar, tweet, toot, status, release, communique, changelog, readme, form, questionnaire, survey, application, invoice, ticket, questionnaire, agenda, invitation, invite, programme, card, explainer, glossary, guide, itinerary, timetable, schedule, sms, voicemail, telegram, sermon, speech, talk, lecture, booklet, ebook, book, sample, example'

/** What any draft may be called, in the singular: a topic before one of them says what it is about. */
export const plainDrafts =
  'draft, text, post, repost, comment, reply, answer, response, message, note, update, entry, review, critique, article, story, feature, piece, essay, editorial, interview, paper, preprint, manuscript, thesis, dissertation, chapter, doc, document, documentation, publication, content, copy, material, submission, contribution, upload, item, statement, correspondence'

/** What a demand is made by: “under our food code”. */
export const rulings =
  'law, act, code, rule, regulation, directive, statute, policy, guideline, guidance, standard, charter, constitution, convention, duty, obligation, licence, license, contract, bylaw, byelaw, gdpr, hipaa, ferpa, coppa, ccpa, foia, dsa, dma, ada, pci, ofcom, ofsted, ipso, asa, fca, sec, fda, ftc, mhra, nhs, osha, iso, sense, handbook, guide, stylebook, style, agreement, mandate, requirement, framework, legislation, ordinance, treaty, principle, ethos, protocol'
