import type { DraftFeature, PolicyTarget } from '../form/clause-form.ts'
import { phrasesOf } from './phrases-of.ts'

/** A thing that a policy asks for by a name that bans nothing: one of its signs in a draft is enough. */
export interface NeededThing {
  /** In the singular, parted by commas. */
  readonly names: string
  readonly signs: readonly (PolicyTarget | DraftFeature)[]
  /** The signs tell its kind alone: of a year of birth, that it is a year. */
  readonly isRough?: boolean
}

const detector = (name: string, value?: string | number): PolicyTarget => ({
  kind: 'detector',
  name,
  ...(value === undefined ? {} : { value }),
})
const words = (list: string): PolicyTarget[] =>
  phrasesOf(list).map((phrase) => ({ kind: 'phrase', words: phrase }))

const year = detector('year-before', 2200)

/** Things that are needed and seldom banned. */
export const neededThings: readonly NeededThing[] = [
  {
    names:
      'salary, pay, wage, pay range, salary range, wage range, pay band, salary band, pay rate, rate of pay, hourly rate, day rate, hourly wage, pay scale, salary scale, salary figure, compensation, remuneration, what the job pays, what it pays, what we pay, how much it pays, starting salary, salary bracket',
    signs: [detector('price')],
  },
  {
    names:
      'price range, cost, fee, entry fee, admission fee, admission price, ticket price, entrance fee, what it costs, how much it costs, what they cost, total cost, delivery cost, cost of delivery, postage, shipping cost, cost of a ticket, rent, monthly rent, deposit, asking price, amount, sum, starting price, budget',
    signs: [detector('price')],
  },
  {
    names:
      'time zone, timezone, zone of time, name of the time zone, time zone abbreviation, abbreviation of the time zone',
    signs: words(
      'gmt, utc, bst, cet, cest, eet, est, edt, cst, cdt, mst, pst, pdt, ist, aest, time zone, local time, uk time',
    ),
  },
  {
    names:
      'date it was last checked, date they were last checked, date on which it was last checked, date of the last check, date when it was last checked, when it was last checked, when they were last checked, last checked date, date last checked, date of last check',
    signs: words('last checked, last check, checked on, checked in, checked by, date checked'),
    isRough: true,
  },
  {
    names: 'year',
    signs: [year],
  },
  {
    names:
      'year of birth, year of death, birth year, death year, year of publication, year of construction, year it was made, model year, vintage, year of manufacture, year of release',
    signs: [year],
    isRough: true,
  },
  {
    names:
      'closing date, end date, start date, release date, launch date, date of release, deadline, expiry date, review date, next review date, date of review, date of next review, date of the event, event date, when it takes place, when it is, date of death, date of the original article, date of the incident, when it was last reviewed, when it was last seen, when it happened, application deadline, best before date, use by date, delivery date, release date, departure date, date of the meeting, valid until date, day, date for the next review, date it was last reviewed',
    signs: [detector('date-form', 'any')],
    isRough: true,
  },
  {
    names:
      'version, app version, version of the app, software version, release version, version of the software',
    signs: [detector('version-number')],
  },
  {
    names:
      'weight, size, dimension, dimensions, height, width, depth, volume, capacity, distance, range',
    signs: [detector('measurement')],
    isRough: true,
  },
  {
    names:
      'metric equivalent, metric value, kilometre, kilometer, metre, metric unit, distance in kilometres',
    signs: [detector('measurement', 'metric')],
  },
  {
    names: 'imperial equivalent, imperial value, mile, imperial unit, distance in miles',
    signs: [detector('measurement', 'imperial')],
  },
  {
    names: 'fahrenheit, fahrenheit value, fahrenheit equivalent, temperature in fahrenheit',
    signs: [detector('measurement', 'fahrenheit')],
  },
  {
    names: 'celsius, celsius value, celsius equivalent, temperature in celsius',
    signs: [detector('measurement', 'celsius')],
  },
  {
    names:
      'how many it serves, serving size, number of servings, number of portions, servings, portions',
    signs: words('serves, serving, servings, portions, makes'),
  },
  {
    names:
      'duration, length, how long it takes, how long it lasts, cooking time, preparation time, prep time, running time, runtime, length of the film, playing time, term',
    signs: [detector('duration')],
    isRough: true,
  },
  {
    names:
      'helpline, crisis line, support line, crisis helpline, hotline, crisis hotline, suicide helpline, name of a helpline',
    signs: [
      detector('phone-number'),
      ...words(
        'helpline, helplines, crisis line, support line, hotline, lifeline, samaritans, childline',
      ),
    ],
  },
  {
    names:
      'time, start time, starting time, time of the event, opening time, time of day, kick off time, time it starts',
    signs: [detector('clock-time')],
  },
  {
    names:
      'code sample, code example, code snippet, code, block of code, sample of code, piece of code, code block, snippet',
    signs: [detector('markup', 'code-block')],
  },
  {
    names: 'century, period, era',
    signs: [...words('century, centuries')],
  },
  {
    names: 'apr, annual percentage rate, rate of interest, interest rate, representative apr',
    signs: [detector('interest-rate'), ...words('apr, aer')],
  },
  { names: 'included tax', signs: [detector('included-charge', 'tax')] },
  { names: 'included shipping', signs: [detector('included-charge', 'shipping')] },
  { names: 'included fees', signs: [detector('included-charge', 'fees')] },
  {
    names:
      'vat, sales tax, tax, whether vat is included, whether it includes vat, whether tax is included, whether they include vat, vat note, tax note, note on vat',
    signs: words('vat, tax, taxes, gst, net, gross'),
  },
  {
    names:
      'full address, address, address of the venue, postcode, post code, zip code, street address',
    signs: [detector('postal-address')],
  },
  {
    names:
      'contact, press contact, contact detail, contact person, way to reach us, way to get in touch',
    signs: [detector('phone-number'), detector('email-address')],
  },
  {
    names: 'number to call, number to ring, telephone, phone',
    signs: [detector('phone-number')],
  },
  { names: 'email, mail address', signs: [detector('email-address')] },
  {
    names: 'sub heading, intermediate heading, second level heading, h2, crosshead',
    signs: ['subheading'],
  },
  {
    names: 'byline, by line, name of the reporter, reporter name, name of the journalist',
    signs: ['author'],
  },
]
