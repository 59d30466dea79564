import { health } from './topics/health.ts'
import { moneyAndLaw } from './topics/money-and-law.ts'
import { people } from './topics/people.ts'
import { publicLife } from './topics/public-life.ts'
import { technology } from './topics/technology.ts'
import type { Topics } from './topics/topic.ts'

/** What a policy can speak about, by the words that show it in a draft. */
export const topics: Topics = {
  ...health,
  ...moneyAndLaw,
  ...publicLife,
  ...people,
  ...technology,
}
