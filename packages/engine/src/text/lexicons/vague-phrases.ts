import { words } from './words.ts'

/**
 * Alternatives of the phrase language that several rules share. Compiled for this project.
 */

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
