import { phraseFinder } from '../detectors/phrases.ts'

/** Quantities, times and things that a reader cannot tell: “various benefits”, “soon”, “and so on”. */
export const findVagueWords = phraseFinder(
  `various, numerous, several, a number of, any number of, a range of, a variety of, a lot of, lots of, plenty of, loads of, a great deal of, a handful of, countless, a couple of, a bit of, quite a few, a large/small/certain amount of, a large/small/certain number of, some kind of, some sort of, some form of,
  many people/experts/users/customers/companies/visitors/residents/things/ways/reasons/benefits/studies, some people/experts/things/cases/time, certain things/people/cases/circumstances/aspects, most people, in many cases, in some cases, in most cases, in some ways, in many ways,
  soon, shortly, in due course, in the near future, in the coming days/weeks/months/years, sooner or later, at some point, at some stage, at a later date, some day, one day soon, from time to time, now and then, for some time, for a while, a while ago, some time ago, as soon as possible, asap, recently,
  stuff, things like that, and so on, and so forth, and the like, and more, or something, or so, or whatever, somehow, something like, as appropriate, where appropriate, if necessary, as needed, where possible, significantly, substantially, considerably, relatively, fairly, roughly, approximately`,
)
