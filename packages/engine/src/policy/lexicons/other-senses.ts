import { phrasesOf } from './phrases-of.ts'
import { topics } from './topics.ts'

/** Words that policies list for one of their senses, with the phrases in which drafts use them in another. */
const listed: Readonly<Record<string, string>> = {
  absolute: 'absolute zero, absolute majority, absolute value, absolute path, absolute number',
  bandwidth:
    'network bandwidth, bandwidth limit, bandwidth of the, upload bandwidth, download bandwidth',
  best: 'best man, best before, best wishes, best of luck, best regards, at best, second best',
  blind:
    'blind spot, double blind, blind test, blind tasting, window blind, venetian blind, roller blind, blind alley, blind copy',
  charge:
    'in charge, take charge, takes charge, took charge, taking charge, taken charge, charge of the, battery charge, charge the battery, charge the phone',
  crazy: 'crazy paving, crazy golf',
  critical: 'critical care, critical mass, critical path, critical edition, critical temperature',
  cure: 'cure the ham, cure the meat, cure the concrete, cure overnight, cure for a day',
  deal: 'deal with, deals with, dealing with, dealt with, good deal of, great deal, deal the cards',
  disrupt: 'disrupt traffic, disrupt train, disrupt the train, disrupt service, disrupt classes',
  disruptive: 'disruptive pupil, disruptive behaviour, disruptive behavior, disruptive weather',
  dummy: 'dummy variable, crash test dummy, dressmaker dummy',
  ecosystem:
    'forest ecosystem, marine ecosystem, river ecosystem, lake ecosystem, natural ecosystem, wetland ecosystem, coastal ecosystem',
  exclusive: 'exclusive of, mutually exclusive, exclusive or',
  experience: 'work experience, years of experience, no experience needed',
  explosive: 'explosive device, explosive charge, plastic explosive',
  fantastic: 'fantastic four, fantastic beast, fantastic mr',
  fine: 'fine of, a fine, parking fine, fine art, fine sand, fine print, fine arts',
  fresh: 'fresh water, fresh air, fresh start',
  granular: 'granular sugar, granular soil, granular material',
  guy: 'guy rope, guy line, guy wire, guy fawkes',
  impact: 'impact crater, impact wrench, impact driver, on impact, impact test',
  journey:
    'train journey, bus journey, car journey, return journey, journey time, ferry journey, outward journey, journey home, journey planner',
  kid: 'kid glove, kid leather',
  killer: 'killer whale, killer bee, painkiller, weed killer',
  landscape:
    'landscape format, landscape orientation, landscape painting, landscape painter, landscape garden, landscape gardener, landscape architect, landscape photography',
  leading:
    'leading to, leading into, leading up, leading down, leading from, leading off, leading out, leading away, leading through, leading across, leading over, leading the way, leading a, leading zero, leading space, leading question',
  legend: 'map legend, chart legend, legend of the map, legend of the chart',
  leverage: 'the leverage, more leverage, leverage on, leverage of, enough leverage',
  magic: 'magic number, magic wand, magic trick, magic show, magic lantern, magic bean',
  master: 'master bedroom, master degree, station master, master mason, master builder, old master',
  miracle: 'miracle play, miracle of the loaves',
  native: 'native speaker, native tree, native plant, native species, native woodland, native app',
  natural:
    'natural gas, natural history, natural number, natural language, natural death, natural causes, natural disaster, natural light',
  navigate: 'navigate to, navigate the river, navigate by, navigate the menu',
  perfect: 'present perfect, past perfect, perfect tense, perfect pitch, perfect square',
  pivot: 'pivot table, pivot point, pivot pin, pivot door',
  powerful: 'powerful earthquake, powerful storm, powerful tide, powerful current',
  revolutionary:
    'revolutionary war, revolutionary wars, revolutionary guard, revolutionary tribunal, revolutionary army, revolutionary council, revolutionary government, revolutionary movement, revolutionary party, revolutionary calendar, revolutionary leader, revolutionary france, revolutionary russia',
  robust: 'robust appetite, robust wine, robust boot',
  seamless: 'seamless tube, seamless pipe, seamless stocking, seamless tights',
  secret: 'secret ballot, secret service, secret santa, secret garden',
  simple: 'simple interest, simple fracture, simple past, simple present',
  smart: 'smart meter, smart card, smart shoes, smart dress, smart casual',
  solution:
    'salt solution, saline solution, sugar solution, soap solution, bleach solution, solution of salt, solution of the puzzle, solution to the crossword, cleaning solution, contact lens solution',
  tapestry: 'bayeux tapestry, wall tapestry, wool tapestry, tapestry weaver, tapestry workshop',
  toxic: 'toxic waste, toxic fume, toxic gas, toxic plant, toxic algae, toxic chemical',
  transform: 'fourier transform, transform matrix',
  ultimate: 'ultimate frisbee, ultimate holding company, ultimate parent company',
  unique:
    'unique id, unique identifier, unique key, unique name, unique number, unique visitor, unique index',
  unlock:
    'unlock the door, unlock the gate, unlock the phone, unlock the screen, unlock the box, unlock the case, unlock the car',
}

/** Phrases that policies list for what is meant by them, with those in which they are meant word for word. */
const listedPhrases: Readonly<Record<string, string>> = {
  'across the board': 'line across the board, chalk across the board, piece across the board',
  'bottom line': 'bottom line of the chart, bottom line of the page, bottom line of the form',
  'circle back':
    'bus circle back, shuttle circle back, train circle back, tram circle back, ferry circle back, path circle back, trail circle back, road circle back, route circle back, bird circle back, plane circle back',
  'cutting edge':
    'cutting edge of the blade, cutting edge of the knife, cutting edge of the saw, cutting edge of the tool',
  'deep dive':
    'deep dive to, deep dive below, deep dive off, deep dive with a tank, scuba deep dive, submarine deep dive',
  'drill down': 'drill down to the water, drill down into the rock, drill down into the ground',
  'going forward': 'going forward gear, keep going forward until, going forward along',
  'kick off': 'match kick off, game kick off, final kick off, kick off your shoes',
  'log in':
    'paper log in, written log in, ship log in, captain log in, visitor log in, wooden log in, birch log in, oak log in, audit log in, error log in, event log in, access log in, change log in, server log in, system log in, activity log in, build log in, debug log in, an entry in the log in, fallen log in, the log in, a log in, your log in, our log in, this log in, that log in',
  'low hanging fruit': 'pick the low hanging fruit first from',
  'piece of cake':
    'piece of cake cost, piece of cake and, piece of cake with, slice or piece of cake',
  'raise the bar': 'raise the bar to, raise the bar by',
  'reach out': 'reach out of, arm reach out, hand reach out, branch reach out',
  'same page': 'same page of, same page as the, same page number',
  'sign in':
    'the sign in, a sign in, road sign in, street sign in, neon sign in, wooden sign in, sign in the window',
  'stay tuned':
    'piano stay tuned, guitar stay tuned, violin stay tuned, harp stay tuned, string stay tuned, instrument stay tuned, organ stay tuned, radio stay tuned',
  'touch base': 'touch base plate, touch base of, touch base metal',
  'value added': 'value added tax',
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Those of the table, and those in which a word of a topic means something else: “party” of “street party”. */
function senses(): ReadonlyMap<string, readonly string[]> {
  if (known !== undefined) return known
  const all = new Map<string, string[]>()
  const add = (word: string, phrase: string): void => {
    const list = all.get(word)
    if (list === undefined) all.set(word, [phrase])
    else list.push(phrase)
  }
  for (const [words, phrases] of Object.entries({ ...listed, ...listedPhrases }))
    for (const phrase of phrasesOf(phrases)) add(words, phrase)
  for (const { words, beside = '', elsewhere = '' } of Object.values(topics)) {
    const own = new Set(phrasesOf(`${words}, ${beside}`))
    for (const phrase of phrasesOf(elsewhere))
      for (const word of phrase.split(' ')) if (own.has(word)) add(word, phrase)
  }
  known = all
  return all
}

/** The phrases in which words that a policy lists mean something else; none of most words. */
export function otherSensesOf(words: string): readonly string[] {
  return senses().get(words) ?? []
}
