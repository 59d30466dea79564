/** Words of number, unit and date, each with the value that it is compared by. Compiled for this project. */

/** Cardinals below one hundred. */
export const cardinals: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Words that multiply the number before them. */
export const scales: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  hundreds: 1e2,
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9,
  trillions: 1e12,
  dozen: 12,
  dozens: 12,
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  bn: 1e9,
  b: 1e9,
  tn: 1e12,
}

/** Ordinals and the number of each; `second` is left out because it is a unit as well. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
}

/** Words of a part or a multiple. */
export const multiples: Readonly<Record<string, string>> = {
  half: '1/2',
  halves: '1/2',
  thirds: '1/3',
  fifths: '1/5',
  double: '2 times',
  doubled: '2 times',
  doubles: '2 times',
  doubling: '2 times',
  twice: '2 times',
  twofold: '2 times',
  triple: '3 times',
  tripled: '3 times',
  triples: '3 times',
  tripling: '3 times',
  thrice: '3 times',
  threefold: '3 times',
  quadruple: '4 times',
  quadrupled: '4 times',
}

const spelled: Readonly<Record<string, string>> = {
  percent: '% pct percent percentage',
  usd: '$ usd dollar dollars buck bucks',
  eur: '€ eur euro euros',
  gbp: '£ gbp quid',
  jpy: '¥ jpy yen',
  cny: 'cny rmb yuan renminbi',
  inr: '₹ inr rupee rupees',
  rub: '₽ rub rouble roubles ruble rubles',
  chf: 'chf franc francs',
  sek: 'sek krona kronor',
  krone: 'nok dkk krone kroner',
  peso: 'mxn peso pesos',
  btc: '₿ btc bitcoin bitcoins',
  cent: 'cent cents',
  km: 'km kilometer kilometers kilometre kilometres',
  m: 'meter meters metre metres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  mm: 'mm millimeter millimeters millimetre millimetres',
  mile: 'mile miles',
  foot: 'foot feet ft',
  inch: 'inch inches',
  yard: 'yard yards yd',
  kg: 'kg kilogram kilograms kilo kilos',
  g: 'gram grams',
  mg: 'mg milligram milligrams',
  pound: 'pound pounds lb lbs',
  ounce: 'ounce ounces oz',
  ton: 'ton tons tonne tonnes',
  l: 'liter liters litre litres',
  ml: 'ml milliliter milliliters millilitre millilitres',
  gallon: 'gallon gallons',
  second: 'second seconds sec secs',
  ms: 'ms millisecond milliseconds',
  minute: 'minute minutes min mins',
  hour: 'hour hours hr hrs',
  day: 'day days',
  week: 'week weeks',
  month: 'month months',
  quarter: 'quarter quarters',
  year: 'year years yr yrs annum',
  decade: 'decade decades',
  century: 'century centuries',
  bit: 'bit bits',
  kbit: 'kbit kilobit kilobits',
  mbit: 'mbit megabit megabits',
  gbit: 'gbit gigabit gigabits',
  byte: 'byte bytes',
  kb: 'kb kilobyte kilobytes',
  mb: 'mb megabyte megabytes',
  gb: 'gb gigabyte gigabytes',
  tb: 'tb terabyte terabytes',
  'mile/hour': 'mph',
  'km/hour': 'kmh kph',
  degree: '° degree degrees',
  celsius: 'celsius',
  fahrenheit: 'fahrenheit',
  watt: 'watt watts w',
  kw: 'kw kilowatt kilowatts',
  mw: 'megawatt megawatts',
  gw: 'gigawatt gigawatts',
  volt: 'volt volts v',
  ampere: 'ampere amperes amp amps',
  milliampere: 'milliampere milliamperes milliamp milliamps',
  hertz: 'hertz',
  khz: 'kilohertz',
  mhz: 'megahertz',
  ghz: 'gigahertz',
  us: 'microsecond microseconds',
  ns: 'nanosecond nanoseconds',
  ug: 'microgram micrograms',
  um: 'micrometer micrometers micrometre micrometres micron microns',
  nm: 'nanometer nanometers nanometre nanometres',
  times: 'times',
  acre: 'acre acres',
  hectare: 'hectare hectares ha',
  calorie: 'calorie calories kcal',
  bp: 'bp bps',
}

/** Signs of units that have a word as well, and the name of the word. */
const spelledSigns: Readonly<Record<string, string>> = {
  L: 'l',
  h: 'hour',
  s: 'second',
  d: 'day',
  t: 'ton',
  A: 'ampere',
  mA: 'milliampere',
  V: 'volt',
  mW: 'milliwatt',
  MW: 'mw',
  GW: 'gw',
  Hz: 'hertz',
  kHz: 'khz',
  MHz: 'mhz',
  GHz: 'ghz',
  Kb: 'kbit',
  kb: 'kb',
  Mb: 'mbit',
  Gb: 'gbit',
  ns: 'ns',
  µs: 'us',
  μs: 'us',
  µg: 'ug',
  μg: 'ug',
  µm: 'um',
  μm: 'um',
}

/** The one name of each way to write a unit. */
export const units: ReadonlyMap<string, string> = new Map(
  Object.entries(spelled).flatMap(([unit, list]) =>
    list.split(' ').map((word): [string, string] => [word, unit]),
  ),
)

/** Signs of units in which a capital is another unit: MW and mW, Mb and MB. */
export const unitSigns: ReadonlyMap<string, string> = new Map([
  ...'g t l h s d m dl hl nm Mbps Gbps kbps Wh kWh MWh GWh J kJ MJ N kN Pa hPa kPa MPa bar mbar psi K mol mmol dB rpm ppm ppb px pt A V kV Hz kHz MHz GHz THz KiB MiB GiB TiB'
    .split(' ')
    .map((sign): [string, string] => [sign, spelledSigns[sign] ?? sign]),
  ...Object.entries(spelledSigns),
])

/** Months by name and by abbreviation. */
export const months: ReadonlyMap<string, number> = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index): [string, number][] => [
      [name, index + 1],
      [name.slice(0, 3), index + 1],
      ...(name === 'september' ? [['sept', 9] satisfies [string, number]] : []),
    ]),
)

/** Days of the week by name and by abbreviation. */
export const weekdays: ReadonlyMap<string, string> = new Map(
  'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .flatMap((name): [string, string][] => [
      [name, name],
      [`${name}s`, name],
      ...(name === 'sunday' || name === 'saturday'
        ? []
        : [[name.slice(0, 3), name] satisfies [string, string]]),
    ]),
)
