import { defineDetector, defineTextDetector } from '../detector.ts'

const quotes: Readonly<Record<string, RegExp>> = {
  straight: /"|(?<![\p{L}\d])'(?=[\p{L}\d])|(?<=[\p{L}.,!?])'(?![\p{L}\d])/gu,
  curly: /[\u201c\u201d\u201e]|\u2018|(?<=[.,!?])\u2019/g,
  single: /(?<![\p{L}\d])['\u2018][^'\u2018\u2019"\n]{1,200}['\u2019](?!\p{L})/gu,
  double: /["\u201c][^"\u201c\u201d\n]{1,300}["\u201d]/g,
}

/** Quotation marks by their kind. */
export const quoteMark = defineTextDetector({
  id: 'quote-mark',
  names:
    'straight quotes, straight quotation marks, straight quote marks, dumb quotes, typewriter quotes, straight double quotes, vertical quotes, unidirectional quotes',
  describe: 'quotation marks of one style',
  parameter: {
    name: 'kind',
    fallback: 'straight',
    choices: Object.keys(quotes),
    describe: '`straight` for "a", `curly` for “a”, `single` for what ‘a’ holds, `double` for “a”',
  },
  *find({ source, prose }, kind) {
    const pattern = quotes[kind]
    if (pattern === undefined || !/["'\u2018-\u201e]/.test(source)) return
    for (const { index, 0: text } of prose.matchAll(pattern))
      yield { start: index, end: index + text.length }
  },
})

const spaces: Readonly<Record<string, RegExp>> = {
  double: /(?<=\S)(?<!\n[ \t]{0,8}(?:[-*+]|\d{1,3}[.)]|#{1,6}|\|)) {2,}(?=[^\s|])/g,
  trailing: /(?<=\S)[ \t]+(?=\r?\n|$)/g,
  'before-mark': /(?<=[\p{L}\p{N}])[ \u00a0]+(?=[,;:!?](?:\s|$))/gu,
}

/** Spaces that are too many. */
export const spacing = defineTextDetector({
  id: 'spacing',
  names:
    'double space, double spaces, two spaces, double spacing, double spaces after a full stop, double spaces after full stops, double spaces after a period, double spaces after periods, two spaces after a full stop, two spaces after a period, two spaces between sentences, double spaces between sentences, double spacing between sentences, extra spaces, multiple spaces, repeated spaces',
  describe: 'stray spaces, such as two in a row',
  parameter: {
    name: 'kind',
    fallback: 'double',
    choices: Object.keys(spaces),
    describe:
      '`double` for two in a row, `trailing` at the end of a line, `before-mark` before “,” or “!”',
  },
  *find({ source, units }, kind) {
    const pattern = spaces[kind]
    if (pattern === undefined) return
    for (const { index, 0: text } of source.matchAll(pattern)) {
      // Code has spaces of its own.
      if (units[index - 1] === source.charCodeAt(index - 1))
        yield { start: index, end: index + text.length }
    }
  },
})

const marks = /[™®©℠]|\((?:tm|r|c)\)(?![\w)])/giu

/** Signs of rights in a name. */
export const trademarkSign = defineDetector({
  id: 'trademark-sign',
  names:
    'trademark sign, trademark signs, trademark symbol, trademark symbols, trade mark symbols, trade mark signs, registered trademark symbols, copyright sign, copyright signs, copyright symbol, copyright symbols, tm symbols, registered symbols, trademark notices, tm and r symbols',
  describe: 'trademark and copyright signs, such as “™”, “®” and “©”',
  *find({ source, prose }) {
    if (!/[™®©℠]|\((?:tm|r|c)\)/i.test(source)) return
    for (const { index, 0: text } of prose.matchAll(marks)) {
      // “(c)” names a part of a list.
      if (!/^\((?:c|r)\)$/.test(text)) yield { start: index, end: index + text.length }
    }
  },
})

const coordinate =
  /(?<![\w.,-])-?\d{1,2}\.\d{4,8}°?[ ]?[NS]?,[ ]?-?\d{1,3}\.\d{4,8}°?[ ]?[EW]?(?!\w|\.\d)|\d{1,3}°[ ]?\d{1,2}['′][ ]?(?:\d{1,2}(?:\.\d{1,3})?["″][ ]?)?[NSEW](?!\w)/g

/** Places on the globe. */
export const coordinates = defineDetector({
  id: 'coordinates',
  names:
    'coordinates, coordinate, gps coordinates, gps coordinate, geographic coordinates, geographical coordinates, geo coordinates, map coordinates, latitude and longitude, latitudes and longitudes, gps positions, gps locations, gps data, gps position, exact coordinates, location coordinates, lat long coordinates, lat longs',
  describe: 'places on the globe in figures, such as “51.5007, -0.1246”',
  readsQuotes: true,
  *find({ digitStarts, prose }) {
    if (digitStarts.length < 3) return
    for (const { index, 0: text } of prose.matchAll(coordinate))
      yield { start: index, end: index + text.length }
  },
})
