import { words } from './words.ts'

/**
 * Words that judge instead of telling what happened: words of contempt or alarm in everyday English.
 * Written by hand for this project after reading which words the annotators of BABE (news sentences
 * labelled for bias) marked most often, so precision on that set is not an independent number. Names
 * of parties, peoples and beliefs, and words of fiction or technology, were left out.
 */

/** Adjectives and adverbs of contempt or alarm. */
export const loadedAdjectives = words(`
  disgraceful shameful shameless shamelessly outrageous outrageously horrific crooked
  ludicrous absurd absurdly laughable pathetic despicable hateful scandalous appalling
  deplorable contemptible reprehensible abhorrent atrocious sickening idiotic moronic
  brainless clueless delusional deranged unhinged spineless gutless sleazy slimy draconian
  totalitarian orwellian dystopian rabid fanatical brainwashed gullible sheepish
  preposterous nonsensical farcical blatant blatantly egregious flagrant flagrantly brazen
  brazenly hypocritical self-serving tone-deaf woefully bizarrely laughably infamous
`)

/** Nouns of contempt. */
export const loadedNouns = words(`
  thugs goons cronies stooge stooges lackeys fanatics zealots extremists radicals mob mobs
  elites hoax sham farce travesty witch-hunt propaganda hysteria hypocrisy disgrace debacle
  fiasco cesspool indoctrination demagogue demagogues grifter grifters charlatan charlatans
  crackpot crackpots nutjob nutjobs morons scaremongering fearmongering cronyism
`)

/** Verbs that colour what somebody did or said. */
export const loadedVerbs = words(`
  slammed blasted lambasted skewered eviscerated smeared vilified demonized demonised
  bragged gloated ranted railed spewed peddled peddles peddling parroted colluded
  brainwashing kowtowed cowered bungled botched
`)
