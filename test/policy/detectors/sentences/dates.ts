import type { SentencesById } from '../../../support/show-detected.ts'

export const dates: SentencesById = {
  age: {
    holds: `
      A 34-year-old man was hurt.
      Anna Lind, 34, plays the oboe.
      He is 71 years old.
      The victim was aged 19.
      - Two girls, aged 9 and 11, found it.
      # Teacher, 52, wins the race
      The 34-year-old said nothing.
      She died at the age of 88.
      A boy of twelve, he was 12 years of age, ran off.
      They were in their forties.`,
    lacks: `
      The 300-year-old oak fell.
      A 12-year-old whisky won.
      The bridge is 34 years old.
      The cheese is aged 19 months.
      On page 34, 12 lines are missing.
      It took three years.
      In Leeds, 34 shops closed.
      The ice age ended.
      The car is two years old.
      Wait for 34 minutes.`,
  },
  'relative-date': {
    holds: `
      The mill closed last week.
      We recently moved to Leeds.
      Yesterday it rained.
      The bus was late this morning.
      - New since last month
      # What changed today
      Three days ago the boiler broke.
      Next Tuesday the hall is closed.
      The rules were changed a few years ago.
      Tomorrow we bake.`,
    lacks: `
      The mill closed on 3 May 2024.
      The next day it rained.
      In the last week of May they met.
      The week was wet.
      Once a year they meet.
      USA Today reported it.
      It takes two days.
      The day after the fair, they left.
      In the morning it rained.
      Every Tuesday the hall is closed.`,
  },
  'numeric-date': {
    holds: `
      The hall opens on 03/04/2026.
      - Due 3/4/26
      It was signed on 12.05.2024.
      # News of 1/2/2026
      From 03-04-2026 the rules change.
      The rent is due by 01/10/2025.
      She was born on 12/3/1975.
      (5/6/2025)
      Posted 31/12/2025 by Anna
      On 9.11.1989 the wall fell.`,
    lacks: `
      The hall opens on 3 April 2026.
      Version 1.2.3 is out.
      It is open 24/7.
      About 3/4 of them left.
      The host is 10.0.12.254.
      Due 2026-04-03
      May 5, 2026 was dry.
      See part 3-4-26A of the list.
      In 2025/26 it rained.
      The score was 6-4, 7-5.`,
  },
}
