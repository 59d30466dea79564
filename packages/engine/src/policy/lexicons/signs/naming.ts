/** What is followed by a matter or by words to look for. */
export const abouts =
  'concerns, concern, to do with, has to do with, covers, promotes, promote, promoting, advertises, about, on, regarding, concerning, mention, mentions, mentioning, mentions of, mention of, any mention of, mentioned, related to, relating to, relates to, refer to, refers to, referring to, references to, touching on, discussing, discusses, naming, names, named after, on the topic of, on the subject of, dealing with, deals with, the word, the words, the term, the terms, the phrase, the phrases, word, words, phrase, phrases, the name, the names, saying, with the word'

/** What is followed by examples. */
export const instances =
  'that means, that is, meaning, like, such as, including, for example, for instance, e g, i e, words like, phrases like, terms like, namely, for one, among them, among others, in particular, especially, sort of like, expressions like, language like, language such as, words such as, phrases such as, terms such as'

/** Words that name a kind of thing that cannot be told by its words: looking for them finds only the words. */
export const classes =
  'company, companies, competitor, competitors, brand, brands, celebrity, celebrities, product, products, person, persons, people, place, places, country, countries, organisation, organisations, organization, organizations, client, clients, customer, customers, partner, partners, politician, politicians, public figure, public figures, rival, rivals, minority, minorities, group, groups'

/** Words that point back at what was named. */
export const pronouns =
  'them, those, these, it, such claims, such content, such text, such statements'
