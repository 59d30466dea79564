import { words } from './words.ts'

/**
 * Words that judge instead of telling what happened. Compiled by hand for this project:
 * words of contempt or alarm in everyday English. Names of parties, peoples and
 * beliefs, and words with a technical meaning (attack, kill, panic, abort, dirty), were left out.
 */

/** Adjectives and adverbs of contempt or alarm. */
export const loadedAdjectives = words(`
  disgraceful shameful shameless shamelessly outrageous outrageously horrific disastrous corrupt
  crooked ludicrous absurd absurdly laughable pathetic disgusting despicable vile hateful
  scandalous appalling deplorable contemptible reprehensible abhorrent atrocious abysmal
  sickening grotesque heinous idiotic moronic brainless clueless delusional deranged unhinged
  hysterical cowardly spineless gutless greedy sleazy slimy sinister treacherous
  draconian tyrannical despotic totalitarian orwellian dystopian barbaric savage merciless
  ruthless rabid fanatical brainwashed gullible sheepish insidious nefarious
  preposterous nonsensical farcical blatant blatantly egregious flagrant flagrantly brazen
  brazenly hypocritical self-serving tone-deaf woefully bizarrely laughably notoriously infamous
`)

/** Nouns of contempt. */
export const loadedNouns = words(`
  thugs goons cronies stooge stooges puppets lackeys fanatics zealots extremists radicals mob
  mobs elites hoax sham farce travesty witch-hunt propaganda hysteria hypocrisy bigotry tyranny
  disgrace debacle fiasco cesspool indoctrination demagogue demagogues grifter grifters
  charlatan charlatans liars crackpot crackpots nutjob nutjobs idiots morons
  scaremongering fearmongering cronyism
`)

/** Verbs that colour what somebody did or said. */
export const loadedVerbs = words(`
  slammed blasted lambasted skewered eviscerated smeared vilified demonized demonised bragged
  gloated whined ranted railed spewed peddled peddles peddling parroted colluded brainwashing
  kowtowed cowered bungled botched
`)
