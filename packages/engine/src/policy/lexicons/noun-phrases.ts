/** What makes a head the name of one thing that a detector finds: “mobile” and “number”. */
export interface NounPhrase {
  /** The thing as the lexicon knows it. */
  readonly name: string
  /** In the singular, parted by commas. */
  readonly heads: string
  /** Words of which one must stand before the head; of two words at most, parted by commas. */
  readonly modifiers: string
}

/** Noun phrases that are too many to be listed whole. Of a head with two meanings the first counts. */
export const nounPhrases: readonly NounPhrase[] = [
  {
    name: 'phone numbers',
    heads: 'number',
    modifiers:
      'phone, telephone, tel, mobile, cell, cellphone, cellular, landline, contact, helpline, hotline, fax, whatsapp, switchboard, freephone, toll free, direct dial, callback, pager, sms, home, office, work, emergency, reception, smartphone, handset',
  },
  {
    name: 'private ip addresses',
    heads: 'address',
    modifiers: 'private ip, internal ip, private ipv4, internal ipv4',
  },
  {
    name: 'ip addresses',
    heads: 'address',
    modifiers: 'ip, ipv4, ipv6, internet protocol',
  },
  {
    name: 'email addresses',
    heads: 'address, contact, detail',
    modifiers: 'email, e mail, inbox, electronic mail',
  },
  {
    name: 'home addresses',
    heads: 'address',
    modifiers: 'home, house, residential, flat, apartment, doorstep',
  },
  {
    name: 'postal addresses',
    heads: 'address',
    modifiers:
      'street, postal, mailing, delivery, shipping, billing, physical, property, correspondence',
  },
  {
    name: 'account numbers',
    heads: 'number, detail, data, info, information',
    modifiers:
      'card, credit card, debit card, bank card, payment card, charge card, bank, bank account, banking, payment, iban, visa, mastercard, amex, routing, giro',
  },
  {
    name: 'identity numbers',
    heads: 'number, detail, data',
    modifiers:
      'passport, social security, national insurance, ssn, driving licence, driving license, driver license, driver licence, identity, identity card, id, id card, tax id, taxpayer, nhs, national id, national identity, medicare, citizen, voter, green card, social insurance',
  },
  {
    name: 'passwords',
    heads: 'password, credential, token, key, passphrase, pin, passcode',
    modifiers:
      'api, access, auth, authentication, authorization, authorisation, bearer, secret, encryption, decryption, ssh, ssl, tls, gpg, pgp, signing, service account, login, log in, logon, log on, signin, sign in, single sign, user, account, admin, administrator, root, database, db, server, wifi, wi fi, cloud, aws, azure, github, stripe, oauth, jwt, session, webhook, deploy, client, master, license server, production, staging, private',
  },
  {
    name: 'passwords',
    heads: 'detail, data, info, information, secret',
    modifiers:
      'login, log in, logon, log on, signin, sign in, credential, password, access, client',
  },
  {
    name: 'prices',
    heads:
      'figure, amount, sum, value, detail, info, information, number, range, band, rate, quote, tag, mention',
    modifiers:
      'price, pricing, cost, money, monetary, currency, cash, dollar, euro, pound, sterling, fee, premium, rent, rental, asking price',
  },
  {
    name: 'salaries',
    heads:
      'figure, amount, value, detail, info, information, number, range, band, rate, level, scale',
    modifiers: 'pay, salary, wage, compensation, remuneration, hourly pay, annual pay',
  },
  {
    name: 'prices',
    heads: 'price, cost',
    modifiers:
      'asking, selling, sale, sales, retail, list, unit, ticket, entry, purchase, resale, wholesale, guide, sticker, catalogue, menu, treatment',
  },
  {
    name: 'dosage',
    heads:
      'amount, quantity, dose, dosage, advice, instruction, recommendation, figure, level, detail, info, information',
    modifiers: 'dose, dosage, dosing, pill, tablet, milligram, medicine dose, drug dose',
  },
  {
    name: 'dosage',
    heads: 'amount, quantity, dose, dosage',
    modifiers: 'medication, medicine, drug, insulin, painkiller, antibiotic, prescription',
  },
  {
    name: 'medical advice',
    heads: 'advice, tip, recommendation, guidance, suggestion, instruction, counsel',
    modifiers:
      'medical, health, treatment, therapy, therapeutic, clinical, medication, medicine, drug, healthcare, health care, healing, dental, psychiatric, mental health, doctor, first aid, self care, cure, remedy',
  },
  {
    name: 'legal advice',
    heads: 'advice, tip, recommendation, guidance, suggestion, instruction, counsel, opinion',
    modifiers: 'legal, law, litigation, legal rights, lawyerly, court, attorney, solicitor',
  },
  {
    name: 'superlatives',
    heads: 'word, term, language, adjective, wording, phrase, expression, form',
    modifiers: 'superlative',
  },
  {
    name: 'absolute words',
    heads:
      'word, term, language, statement, phrase, claim, wording, adverb, expression, talk, assertion, adjective',
    modifiers:
      'absolute, absolutist, sweeping, all or nothing, or nothing, black and white, categorical, totalising, totalizing, blanket, unconditional, over generalising, overgeneralising, overgeneralizing',
  },
  {
    name: 'comparisons with others',
    heads:
      'claim, statement, comparison, ad, advert, advertisement, advertising, language, copy, remark',
    modifiers: 'comparative, competitor, rival, head to head, side by side, brand, us versus them',
  },
  {
    name: 'future promises',
    heads: 'statement, claim, language, remark, guidance, comment',
    modifiers: 'forward looking, predictive, prospective, roadmap, future, prediction, forecast',
  },
  {
    name: 'guarantees',
    heads:
      'claim, promise, result, outcome, cure, success, return, profit, statement, language, pledge',
    modifiers:
      'guaranteed, guarantee, assured, risk free, money back, sure fire, surefire, no risk',
  },
  {
    name: 'discount codes',
    heads: 'code',
    modifiers:
      'discount, promo, promotion, promotional, coupon, voucher, offer, money off, percent off, savings',
  },
  {
    name: 'discounts',
    heads: 'offer, claim, deal, price, promotion, message, language, talk',
    modifiers:
      'discount, discounted, special, promo, promotional, coupon, voucher, bargain, black friday, cyber monday, money off, percent off, introductory, cut price, two for',
  },
  {
    name: 'urgency',
    heads:
      'selling, language, tactic, word, claim, phrase, wording, line, copy, offer, messaging, message, talk, technique',
    modifiers:
      'urgency, urgent, pressure, high pressure, scarcity, act now, last chance, limited time, hurry, hurry up, pushy, panic, fomo, countdown, hard sell, rushing',
  },
  {
    name: 'buy buttons',
    heads: 'line, phrase, prompt, button, language, appeal, request, ask',
    modifiers:
      'call to action, cta, donation, fundraising, subscription, subscribe, sign up, signup, buy now, newsletter, purchase, order now',
  },
  {
    name: 'passive voice',
    heads: 'sentence, construction, form, clause, verb, phrase, wording, writing, phrasing',
    modifiers: 'passive',
  },
  {
    name: 'first person',
    heads: 'word, pronoun, form, voice, writing, phrase, sentence, statement, narration, account',
    modifiers: 'first person',
  },
  {
    name: 'profanity',
    heads: 'word, language, term, expression, remark, comment, talk, joke',
    modifiers:
      'swear, curse, cuss, foul, crude, vulgar, obscene, abusive, rude, offensive, profane, coarse, four letter, dirty, filthy, explicit, naughty, bad',
  },
  {
    name: 'insensitive terms',
    heads: 'term, language, word, title, phrase, wording, label, expression, name, noun',
    modifiers:
      'gendered, sexist, ableist, racist, ageist, non inclusive, noninclusive, exclusionary, discriminatory, derogatory, demeaning, stigmatising, stigmatizing, insensitive, biased, gender specific, gender biased, dehumanising, dehumanizing, colonial, prejudiced, bigoted',
  },
  {
    name: 'capital letters',
    heads: 'word, text, letter, writing',
    modifiers: 'all caps, all capital, upper case, uppercase, shouted, shouting, all uppercase',
  },
  {
    name: 'clickbait',
    heads: 'headline, title, heading, language, line, opening, hook',
    modifiers: 'clickbait, clickbaity, click bait, click baity, teaser, teasing, sensational',
  },
  {
    name: 'social handles',
    heads: 'handle, username, account, profile, name',
    modifiers: 'twitter, instagram, social, social media, tiktok, mastodon, bluesky, screen, user',
  },
]

/** Adjectives before such a phrase that leave open nothing else. */
export const idleModifiers =
  'real, actual, live, genuine, valid, working, full, complete, exact, specific, particular, individual, personal, private, own, job, any, explicit, precise, rough, approximate, plain, overt, direct, outright, kind of, single'
