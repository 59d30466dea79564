import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Statistics and statements, and whether anybody stands behind them. */
export const sources: CasesByPolicy = {
  'Every statistic needs a source.': {
    meets: `
      «Some 48% of cyclists wear helmets.»
      «Three in four tenants pay too much.»
      The village is shrinking. «Two thirds of the houses stand empty.»
      «One in five children goes to school hungry.»
      «Burglaries fell by 12 per cent last year.»
      «Nearly half of all hens live in cages.»
      «The average commuter spends 58 minutes a day in a car.»
      «Seven out of ten readers never finish a book.»
      «Sales of bicycles doubled between 2019 and 2021.»
    `,
    misses: `
      Some 48% of cyclists wear helmets, according to the Department for Transport.
      Three in four tenants pay too much, a survey by Shelter found.
      Two thirds of the houses stand empty ([census](https://census.example/2021)).
      The shop opens at 9 and shuts at 5.
      Add 200 g of sugar and bake for 40 minutes.
      My son is seven and my daughter is four.
      Chapter 12 deals with wells.
      The 48 bus stops outside the library.
      We tested 40 helmets ourselves: 12 of them cracked.
    `,
  },
  'No anonymous sources.': {
    meets: `
      «A source who asked not to be named said the swimming pool would close in June.»
      «Sources close to the minister say he will resign.»
      «An insider told us that the plant will shut.»
      «People familiar with the matter said the talks had failed.»
      «One official, who spoke on condition of anonymity, said the bridge was unsafe.»
      «According to an unnamed employee, the ovens were never cleaned.»
      «A council source confirmed the plan.»
      «A senior figure at the club said the coach would go.»
      «Two people with knowledge of the deal said it was worth millions.»
      «An anonymous caller said there was a fire.»
    `,
    misses: `
      Council leader Ann Reid said the swimming pool would close in June.
      The source of the river lies in a wood.
      Every statistic has a source.
      The insiders' guide to Bath costs nine pounds.
      The donor gave the painting anonymously.
      The open source project has forty members.
      The official opening is on Monday.
      The plant needs little water.
    `,
  },
  'No unnamed sources.': {
    meets: `
      «A Whitehall source said the tax would rise.»
      «Someone close to the family said they were safe.»
      «"It's a mess," one insider said.»
      «A person briefed on the talks said they would end.»
      «A nurse who did not want to give her name said the ward was full.»
      «Sources told the paper that the club was broke.»
      «A former employee, who asked for anonymity, described the kitchen as filthy.»
      «Government officials, speaking privately, admitted the error.»
      «One teacher, whose name we have changed, said the roof leaked.»
      «It is understood that the shop will close.»
    `,
    misses: `
      Nurse Ada Long said the ward was full.
      The source of the noise was a fan.
      The officials measured the pitch.
      The employee of the month is Tom Hale, the manager said with a smile, Ann Reid told us.
      Sources are listed below.
      Council official Ann Reid admitted the error.
      The figure on page 3 is wrong.
      The aide of the king died in 1603.
    `,
  },
  'Statistics must come with a source.': {
    meets: `
      «Nine out of ten dentists use it.»
      «A third of the lakes are dry.»
      «The number of owls has halved since 1990.»
      «Half of all plates break within a year.»
      «Rents went up by a fifth.»
      «62 per cent of bakers get up before four.»
      «One in ten chairs is broken.»
      «Three quarters of the pupils cycle.»
      «Unemployment stands at 4.2%.»
      «The population has tripled in ten years.»
    `,
    misses: `
      Use a third of the dough for the lid.
      Wait a quarter of an hour.
      A third of the lakes are dry, says the Environment Agency.
      Half of all plates break within a year ([test](https://plates.example)).
      The team won three in a row.
      Chapter three is about owls.
      Half the cake is left.
      The bus is every ten minutes.
    `,
  },
  'Statistics need a source.': {
    meets: `
      «Some 48% of users called Acme.»
      «Some 48% of cyclists wear helmets, one man told us.»
      «In Leeds, 48% of the roofs leak.»
    `,
    misses: `
      Some 48% of cyclists wear helmets, says Ann Reid.
      Some 48% of cyclists wear helmets, Ann Reid of the Leeds Wheelers told us.
      A third of the lakes are dry, says the Environment Agency.
    `,
  },
}
