import { words } from './words.ts'

/** Words that report, cite or count. Compiled for this project. */

/** Verbs that report what somebody said. */
export const reportVerbs = words(`
  say says said claim claims claimed argue argues argued state states stated report reports
  reported suggest suggests suggested believe believes believed agree agrees agreed note notes
  noted show shows showed shown find finds found indicate indicates indicated reveal reveals
  revealed confirm confirms confirmed warn warns warned recommend recommends recommended
  estimate estimates estimated contend contends contended assert asserts asserted demonstrate
  demonstrates demonstrated prove proves proved proven conclude concludes concluded
`)

/** Nouns that name a source. */
export const sourceNouns = words(`
  study studies research survey surveys report reports paper papers data evidence statistics
  poll polls analysis analyses findings trial trials experiment experiments review reviews
  article articles journal university institute department agency census dataset literature
  science
`)

/** Words that count. */
export const statisticWords = words(`
  percent percentage average median majority minority rate rates ratio proportion half third
  quarter double triple twice fold per million billion trillion thousand hundred dozen
`)

/** Superlatives and claims of rank. */
export const superlatives = words(`
  best worst most least largest biggest smallest fastest slowest greatest highest lowest
  cheapest strongest safest easiest first only leading top finest oldest newest unmatched
  unrivaled unparalleled unbeatable
`)

/** Comparatives. */
export const comparatives = words(`
  better worse more less faster slower cheaper safer stronger higher lower larger bigger
  smaller greater easier harder fewer superior inferior
`)

/** Words of cause. */
export const causals = words(`
  because cause causes caused causing leads led lead result results resulted due affects
  affect affected therefore thus hence triggers triggered prevents prevent cures cure reduces
  increases makes drives contributes
`)

/** Health. */
export const healthWords = words(`
  health disease diseases cancer diabetes symptoms symptom treatment treatments therapy
  medication medications medicine drug drugs dose dosage vaccine vaccines blood heart immune
  inflammation weight diet vitamin vitamins supplement supplements anxiety depression pain
  sleep brain gut hormone hormones toxins detox cholesterol infection patients doctor doctors
  cure cures medical clinical metabolism obesity arthritis allergy allergies
`)

/** Money. */
export const financeWords = words(`
  invest investment investments investing investor investors stock stocks bond bonds return
  returns profit profits revenue income savings loan loans mortgage credit debt tax taxes
  inflation market markets crypto bitcoin portfolio dividend interest retirement wealth
  financial fund funds
`)

/** Law. */
export const legalWords = words(`
  law laws legal illegal lawsuit lawsuits court courts liability liable contract contracts
  regulation regulations compliance statute rights attorney lawyer lawyers violation
  violations crime criminal sue sued
`)

/** Words that take a side. */
export const loadedWords = words(`
  disgraceful shameful outrageous radical extremist extremists regime infamous notorious
  slammed blasted destroyed shocking horrific disastrous corrupt crooked thugs propaganda
  hysteria hysterical ludicrous absurd laughable pathetic disgusting evil brainwashed tyranny
  tyrannical scandal scandalous cronies puppet woke snowflake fascist fascists socialist
  marxist bigot bigots racist hateful vile despicable smear smears lies liar hoax
`)

/** Verbs and nouns of finding out for oneself; with "we" or "I" a claim is a report. */
export const measuringWords = words(`
  measured measure measuring measurement measurements tested testing tests timed counted
  benchmarked benchmark benchmarks profiled profiling surveyed sampled recorded logged calculated
  computed observed interviewed weighed compared analysed analyzed ran experiment experiments
`)
