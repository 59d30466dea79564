import type { DraftFeature, PolicyPlace } from '../../form/clause-form.ts'

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
  [
    'numbered step, numbered steps, numbered item, numbered items, numbered list item, numbered list items, numbered instruction, numbered instructions, numbered point, numbered points',
    'numbered-list',
  ],
  ['line of credit to authors, lines of credit to authors', 'byline'],
  ['table cell, table cells', 'table'],
  ['quoted speech, quoted text, text of a quote, text of quotes', 'quote'],
  [
    'at the start of a sentence, at the beginning of a sentence, at the start of sentences, at the beginning of sentences, start of a sentence, beginning of a sentence, start of sentences, sentence openings, sentence starts',
    'sentence-start',
  ],
]

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
    'when it was published, when it was written, when they were published, day it was published, day of publication, date it was published, publishing date, date of writing, posting date, date stamp, last updated date, update date, date of the last update, date of last update, day and month, calendar date, date, publication date, dateline, date line, date of publication, time stamp, timestamp, dated',
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

/** All that is sent in. */
export const everythings =
  'everything, all content, all drafts, every draft, all text, any text, all articles, every article, all posts, every post, all of it, anything, all copy, all texts, all submissions'

/** The draft as a whole. */
export const wholes =
  'notice, notices, service notice, service notices, answers, answer, forum, forums, marketplace, community, mailing list, claims letter, claims letters, cover letter, cover letters, complaint letter, fund factsheet, fund factsheets, job adverts, careers page, manuscript, manuscripts, body of, body text, main text, running text, paper, papers, journal article, journal articles, dissertation, thesis, scientific paper, preprint, preprints, dispatch, dispatches, newscast, captions and labels, label text, sign text, exhibit label, exhibit labels, museum label, museum labels, explainer, explainers, how to, how tos, faq, faqs, podcast, podcasts, episode, episodes, transcript, transcripts, script, scripts, recipe, recipes, obituary, obituaries, memo, memos, bulletin, bulletins, digest, digests, feature article, op ed, op eds, opinion piece, opinion pieces, essay, essays, white paper, white papers, whitepaper, case study, case studies, readme, readmes, wiki, knowledge base, help page, help pages, help article, help articles, help centre, help center, support article, support articles, support ticket, support tickets, support thread, support threads, support chat, support chats, support forum, support forums, support page, support pages, support desk, support line, support email, support emails, support request, support requests, thread, threads, tweet, tweets, caption text, social media posts, social posts, status update, status updates, product description, product descriptions, catalogue, catalog, flyer, flyers, poster, posters, invitation, invitations, minutes, factsheet, factsheets, fact sheet, fact sheets, information sheet, booklet, booklets, pamphlet, pamphlets, prospectus, circular, editorial piece, editorial pieces, editorials, job posting, job postings, job advert, job adverts, vacancy, vacancies, job description, job descriptions, user guide, user guides, travel guide, travel guides, walkthrough, walkthroughs, lesson, lessons, course, courses, handout, handouts, slide, slides, presentation, presentations, profile, profiles, complaint, complaints, petition, petitions, appeal letter, sermon, sermons, speech, speeches, news report, news reports, match report, match reports, press notice, media release, media releases, notice text, public notice, event listing, event listings, event page, patient information, patient leaflet, patient leaflets, app store listing, email campaign, email campaigns, marketing email, marketing emails, reference page, reference pages, api docs, error message, error messages, pull request, pull requests, commit message, commit messages, incident report, incident reports, post mortem, status page, status pages, annual report, annual reports, grant report, proposal, proposals, publications, our channels, our channel, our output, coverage, our copy, what we publish, what we write, our writing, our work, our texts, comment, comments, text, texts, draft, drafts, article, articles, post, posts, page, pages, piece, pieces, copy, document, documents, submission, submissions, story, stories, content, contents, section, sections, material, report, reports, entry, entries, message, messages, publication, publications, review, news item, reply, replies, support replies, ticket, tickets, docs, documentation, manual, manuals, leaflet, leaflets, brochure, brochures, guide, guides, letter, letters, newsletters, press releases, announcement, announcements, release notes, changelog, tutorial, tutorials, job ad, job ads, listing, listings, news stories, news story, case reports, case report, research note, research notes, advert, adverts, handbook, web page, web pages, landing page, landing pages, product page, product pages, interview, interviews, column, columns, blog post, blog posts, press release, newsletter'
