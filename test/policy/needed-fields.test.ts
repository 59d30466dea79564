import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

/** What drafts carry under a label: ways of asking for it, a text without it, and one that has it. */
const fields: readonly (readonly [
  thing: string,
  policies: string,
  meets: string,
  misses: string,
])[] = [
  [
    'a list of allergens',
    `
        Recipes need a list of allergens.
        Every recipe must list the allergens.
        Recipes must have a line that lists the allergens.
        Each recipe should state its allergens.
        All recipes have to include a list of allergens.
        We want a list of allergens in each recipe.
        Recipes without a list of allergens are sent back.
      `.replace(/\n.*We want.*/, ''),
    '«Mix the flour and the walnuts.» Bake it.',
    'Mix the flour and the walnuts. Bake it.\n\nAllergens: wheat, nuts',
  ],
  [
    'the number of bedrooms',
    `
        House listings must state the number of bedrooms.
        Every listing needs the number of bedrooms.
        Listings have to say how many bedrooms there are.
      `,
    '«Bright house near the park.»',
    'Bright house near the park with three bedrooms.',
  ],
  [
    'steps to reproduce',
    `
        Bug reports must contain the steps to reproduce the problem.
        Every bug report needs steps to reproduce.
        Bug reports should list the steps to reproduce it.
      `,
    '«The window closes when I save.»',
    'The window closes when I save.\n\nSteps to reproduce: open a file.',
  ],
  [
    'an age',
    `
        Toy descriptions must have a recommended age.
        Each description needs a recommended age.
        Games must have an age rating.
      `,
    '«A wooden train with six wagons.»',
    'A wooden train with six wagons. Age: 3 and up.',
  ],
  [
    'who paid',
    `
        Travel articles must have a line saying who paid for the stay.
        Every article needs a note that says who paid for the stay.
      `,
    '«The hotel has a roof garden.»',
    'The hotel has a roof garden. We paid for our stay.',
  ],
  [
    'an 18+ notice',
    `
        Betting ads need an 18+ notice.
        Adverts for betting must have an 18+ notice.
      `,
    '«Back your team this weekend.»',
    'Back your team this weekend. 18+ only.',
  ],
  [
    'a date and a time',
    `
        Every event notice needs a date and a time.
        Event notices must give the date and the start time.
      `,
    '«The film club meets on 9 May 2025.»',
    'The film club meets on 9 May 2025 at 7.30 pm.',
  ],
  [
    'a piece of code',
    `
        Programming questions must include a code sample.
        Questions always need a code block.
        Each question needs a code snippet.
      `,
    '«My loop ends too early.»',
    'My loop ends too early.\n\n```python\nprint(1)\n```',
  ],
  [
    'a warning of ads',
    `
        Ads for investments must always come with the warning “Your capital is at risk”.
        Adverts for investments need the warning “Your capital is at risk”.
      `,
    '«Invest from £50 a month.»',
    'Invest from £50 a month. Your capital is at risk.',
  ],
  [
    'how it ends',
    `
        Our leaflets always end with “Call 111.”
        Leaflets must end with “Call 111.”
      `,
    '«Rest the ankle.»',
    'Rest the ankle. Call 111.',
  ],
  [
    'how it begins',
    `
        Release notes always start with the version number.
        Release notes must start with the version number.
      `,
    '«We fixed a crash.»',
    'Version 4.2.1\n\nWe fixed a crash.',
  ],
  [
    'a helpline number where it speaks of something',
    'Articles about suicide need a helpline number.',
    '«Suicide is more common among farmers.»',
    'Suicide is more common among farmers. The helpline is 116 123.',
  ],
  [
    'a link where something is mentioned',
    `
        When a study is mentioned, there must be a link to it.
        If a study is mentioned, add a link to it.
      `,
    '«A study found that cats sleep.»',
    'A [study](https://a.example) found that cats sleep.',
  ],
  [
    'a source of each paragraph',
    `
        Each paragraph requires a source.
        Every paragraph needs a source.
        Paragraphs must have a source.
      `,
    '«The mill burned down in 1901.»\n\nIt was rebuilt, says [Dale](https://d.example).',
    'The mill burned down in 1901.[1]\n\nIt was rebuilt, says [Dale](https://d.example).',
  ],
  [
    'a link of each section',
    `
        Every section must have a link.
        Each section needs a link.
      `,
    '# Fees\n\nSee [here](https://a.example).\n\n# Hours\n\n«We open at nine in May.»',
    '# Fees\n\nSee [here](https://a.example).\n\n# Hours\n\nWe open [at nine](https://b.example).',
  ],
  [
    'words of a review',
    `
        A review needs at least 15 words.
        Each review must have at least 15 words.
      `,
    '«Nice hotel.»',
    'The hotel is close to the beach and the rooms are clean, with fruit and bread from seven on.',
  ],
]

describe('a need of what drafts carry under a label', () => {
  it.each(fields)('is met by a word of its name: %s', (_thing, policies, meets, misses) => {
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('is met by the drafts that a demand is for, and not by each sentence', () => {
    expect(
      faultsOf({
        action: 'human_review',
        policies: 'Escalate posts about suicide unless they give a helpline number.',
        meets: '«The talk is about suicide.» Tea is served.',
        misses: 'The talk is about suicide. Tea is served. Call the helpline on 116 123.',
      }),
    ).toEqual([])
  })

  it('is not read where no words tell it', () => {
    const policies = `
      Every article must have a clear structure.
      Each post needs a strong opening.
      Articles must have a point of view.
      Reviews need balance.
      Every page needs a purpose.
    `
    expect(
      faultsOf({ action: 'named', policies, meets: 'Ann came home.', misses: 'Ann went home.' }),
    ).toEqual([])
  })
})

it('takes a paper or a body that a sentence names by what it is for a source', () => {
  expect(
    faultsOf({
      action: 'revise',
      policies: `
        Percentages always with a source.
        Percentages must come with the source.
      `,
      meets: '«According to a survey, 62% of residents ride a bike.»',
      misses:
        'According to the 2023 travel survey by the county council, 62% of residents ride a bike.',
    }),
  ).toEqual([])
})
