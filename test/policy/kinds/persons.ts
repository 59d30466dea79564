import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Persons, where they live and when they were born, and who wrote a draft. */
export const persons: CasesByPolicy = {
  'No names of private persons.': {
    meets: `
      The winner was «Peter Dale».
      «Mrs Holt» lives next door.
      Our neighbour «Karin Lindqvist» called.
      «Jane» found the ring.
      Write to «Ahmed Hassan».
      The driver, «Mary-Ann O'Neill», was hurt.
      «Dr. Patel» saw her at once.
      By «Tom Barker»
      «Wei Zhang» drew the map.
      Photo: «Lena Ortiz»
    `,
    misses: `
      The winner was a plumber.
      London Bridge is closed.
      Marks & Spencer opened a shop.
      April was cold.
      Saint Peter's Church is old.
      Victoria Station is shut.
      The Rose is a pub.
      The Baker Street line is slow.
      Will you come?
    `,
  },
  'No postal addresses.': {
    meets: `
      She lives at «14 Marlow Road, Leicester LE2 3AB».
      Write to «P.O. Box 112, Dublin 2».
      Our office is at «Hauptstraße 12, 10115 Berlin».
      The parcel goes to «1600 Pennsylvania Avenue NW, Washington, DC 20500».
      Send it to «12 rue de la Paix, 75002 Paris».
      The flat is at «Via Roma 5, 00184 Roma».
      He lives at «Calle Mayor 8, 28013 Madrid».
      Visit us at «221B Baker Street».
      They moved to «Flat 3, 27 Elm Close».
      «55 King St, Sydney NSW 2000»
    `,
    misses: `
      The bus goes down Marlow Road.
      We have 14 roads to mend.
      Baker Street is long.
      The office is in Berlin.
      The road opened in 1990.
      Turn left at the church.
      The box is blue.
      Room 5, second floor.
    `,
  },
  'No phone numbers.': {
    meets: `
      Ring «020 7946 0958» tonight.
      Call «+44 (0)20 7946 0958».
      Tel. «(555) 010-2233»
      My mobile is «07700 900123».
      Dial «0800 123 456».
      Text «555.010.9988».
      «+1-202-555-0143» is the office.
      Ring «030/123456».
      Fax: «0049 30 123456»
      Call «01 23 45 67 89».
      WhatsApp «+91 98765 43210».
      Call «999» or «112» at once.
    `,
    misses: `
      ISBN 978-3-16-148410-0
      The order number is 1234567890.
      It was built in 1990.
      12 000 people came.
      Version 10.20.30 is out.
      2024-05-06 10:20
      The score was 3-2.
      It costs 1,200,000.
    `,
  },
  'No dates of birth.': {
    meets: `
      She was «born on 5 May 1990».
      DOB: «03/04/1985»
      Date of birth: «12 June 2001»
      Ann Reid («born 1952») paints.
      «Her birthday is 4 July 1970.»
      He was «born in March 1981».
      Edith Lane («1931–2024») ran the school.
      «b. 1948»
    `,
    misses: `
      The school was born of an idea.
      The party is on 5 May.
      The bakery was founded in 1931.
      He was born in Leeds.
      A star is born.
      The 1931–2024 archive is open.
    `,
  },
  'Every article needs an author.': {
    meets: `
      «The river rose overnight.»
      # «Bridge closed»¶¶The old bridge will close.
    `,
    misses: `
      By Ruth Vale¶¶The river rose overnight.
      # Bridge closed¶¶By Ruth Vale, chief reporter¶¶It will close.
      # Bridge closed¶¶Ruth Vale | 3 May 2024¶¶It will close.
      # Bridge closed¶¶Written by Ruth Vale¶¶It will close.
      # Bridge closed¶¶It will close.¶¶Author: Ruth Vale
      # Bridge closed¶¶It will close.¶¶— Ruth Vale
      # Bridge closed¶¶Words: Ruth Vale¶¶It will close.
      ---¶author: Ruth Vale¶---¶It will close.
      # Bridge closed¶¶*Ruth Vale*¶¶It will close.
      # Bridge closed¶¶Report by Ruth Vale¶¶It will close.
    `,
  },
  'Every article needs a summary.': {
    meets: `
      # «Bridge closed»¶¶The old bridge will close.
    `,
    misses: `
      # Bridge closed¶¶Summary: The bridge closes for six weeks.¶¶It is old.
      # Bridge closed¶¶**In short:** The bridge closes.¶¶It is old.
      # Bridge closed¶¶## Summary¶¶The bridge closes.¶¶## More¶¶It is old.
      # Bridge closed¶¶TL;DR: The bridge closes.¶¶It is old.
      # Bridge closed¶¶## Key points¶¶- It closes.¶¶## More¶¶It is old.
    `,
  },
}
