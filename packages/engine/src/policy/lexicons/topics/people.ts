import type { Topics } from './topic.ts'

/** Who people are, and what they believe. */
export const people: Topics = {
  children: {
    names:
      'child, children, minors, kids, teenagers, child safety, child protection, paediatric, pediatric',
    words:
      'child, children, kid, baby, babies, infant, toddler, teen, teenager, pupil, school, boy, girl, paediatric, pediatric, newborn, under 18, son, daughter, youngster, schoolchild, schoolchildren, schoolboy, schoolgirl, adolescent, kindergarten, playground, day care, daycare, foster child, under 16, under 13, year old boy, year old girl, grandchild, grandchildren, stepson, stepdaughter, preschool, teenage, childhood, childcare, crèche, creche, underage, nursery, year old girl, year old boy, youth club, youth clubs, youth centre',
    beside: 'minor, youth, parent',
    elsewhere:
      'plant nursery, kid glove, kid gloves, baby grand, baby corn, baby carrot, school of thought, old boy, minor injury, minor injuries, minor change, minor changes, parent company, asia minor, old school, driving school, cookery school, art school, business school, school of fish, inner child',
  },
  'pester power': {
    names:
      'pester power, ask their parents to buy, ask their parents, ask parents to buy something, ask their parents to buy something, pester their parents, pestering parents, nag their parents, nagging parents, beg their parents, pester mum and dad, tell their parents to buy',
    words:
      'ask your mum, ask your mom, ask your dad, ask your parent, ask your mummy, ask your daddy, ask mum, ask dad, ask mum and dad, tell your mum, tell your mom, tell your dad, tell your parent, tell mum, tell dad, get your mum, get your dad, get your parent, nag your, beg your mum, beg your dad, beg your parent, pester your, ask a grown up to buy, ask grandma, ask granny, put it on your wish list, make mum, make dad',
  },
  religion: {
    names: 'religion, religious, faith, religions',
    words:
      'religion, religious, church, mosque, god, christian, muslim, islam, jewish, hindu, buddhist, prayer, bible, quran, pray, prays, prayed, praying, priest, vicar, bishop, imam, rabbi, monk, nun, pope, catholic, protestant, anglican, islamic, judaism, christianity, hinduism, buddhism, sikh, worship, synagogue, gospel, koran, torah, allah, jesus, christ, easter service, ramadan, eid, diwali, baptised, baptized, baptism, sermon, congregation, atheist, atheism, halal, kosher, evangelical, mormon, scripture, cathedral, minister of the church',
    beside: 'faith, sect, blessed, holy, temple, mass',
    elsewhere:
      'my bible of, bible of baking, good faith, in good faith, church street, church road, church lane, oh my god, my god, god save, god knows, thank god',
  },
  sex: {
    names: 'sexual, sex, adult, pornography, nudity',
    words:
      'sex, sexual, sexually, porn, pornography, nude, nudity, erotic, orgasm, sexy, intercourse, masturbate, masturbation, undressing, arousal, prostitute, prostitution, fetish, genitals, penis, vagina, strip club, stripper, sexting, nudes, rape, raped, had sex, having sex, make love, made love, brothel, escort service, topless, condom, undress, undressed, aroused',
    beside: 'explicit, naked',
    elsewhere: 'sex of the, single sex, same sex marriage, naked eye, both sexes',
  },
  'race and gender': {
    names: 'race, racial, ethnicity, gender, discrimination, racism, sexism',
    words:
      'racial, racist, racism, ethnic, ethnicity, gender, sexist, sexism, discrimination, transgender, black people, black man, black woman, black men, black women, white people, white man, white woman, white men, hispanic, latino, roma, gypsy, gypsies, traveller community, antisemitic, antisemitism, anti semitic, islamophobia, islamophobic, xenophobia, xenophobic, apartheid, colonialism, slavery, skin colour, skin color, discriminate, discriminated, discriminates, discriminatory, misogyny, misogynist, feminism, feminist, patriarchy, lgbt, lgbtq, gay, lesbian, bisexual, queer, homophobia, homophobic, transphobia, transphobic, trans people, trans woman, trans man, non binary, nonbinary, minorities, gender pay gap, equal pay, affirmative action, glass ceiling, people of colour, people of color, indigenous, aboriginal',
    beside:
      'race, women, men, woman, man, minority, asian, asians, pronouns, immigrant, segregation',
    elsewhere:
      'boat race, horse race, arms race, rat race, relay race, race track, race car, race day, isle of man, best man, man made',
  },
  lgbt: {
    names: 'lgbt, lgbtq, sexual orientation, gender identity, homosexuality, transgender issues',
    words:
      'lgbt, lgbtq, gay, lesbian, bisexual, transgender, homosexual, homosexuality, sexual orientation, gender identity, same sex, non binary, pride march',
    beside: 'trans, queer, coming out',
  },
  astrology: {
    names: 'astrology, horoscopes, horoscope, star signs, zodiac signs, tarot, fortune telling',
    words:
      'astrology, astrologer, horoscope, zodiac, star sign, tarot, fortune teller, psychic, clairvoyant, mercury retrograde, birth chart, palm reading, crystal ball',
  },
}
