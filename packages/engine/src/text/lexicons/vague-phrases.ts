import { words } from './words.ts'

/**
 * Alternatives of the phrase language that several rules share. Compiled for this project.
 */

/** Adjectives that raise an amount without telling it. */
export const largeAdjectives =
  'wide|broad|large|vast|huge|great|rich|diverse|whole|massive|growing|increasing|significant|considerable|substantial|good|impressive|endless'

/** Words before a plural that count without a number. */
export const uncounted =
  'many|several|various|numerous|countless|multiple|different|diverse|some|certain|a number of|a variety of|a range of|a host of|a wide range of|a wide variety of|a lot of|lots of|plenty of|all kinds of|all sorts of|a multitude of|a plethora of|a myriad of|myriad'

/** Groups of people and firms that nobody could look up. */
export const groups =
  'people|companies|businesses|organizations|organisations|individuals|professionals|consumers|customers|users|teams|brands|entrepreneurs|marketers|employees|employers|leaders|students|parents|families|travelers|travellers|homeowners|investors|patients|teachers|educators|communities|enterprises|startups'

/** What a text promises to make better, without a measure. */
export const promisedQualities = words(`
  productivity efficiency performance engagement wellbeing experience experiences quality success
  growth collaboration creativity satisfaction outcomes results visibility flexibility agility
  confidence health workflow workflows operations reputation credibility morale
  relationships understanding effectiveness wellness happiness communication innovation resilience
`)
