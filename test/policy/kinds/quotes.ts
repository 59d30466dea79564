import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Who speaks: quotations with and without a name. */
export const quotes: CasesByPolicy = {
  'Quotes need a named speaker.': {
    meets: `
      The pool has been shut since May. «"Nobody told us a thing."»
      «“I have never seen so many frogs in one pond.”» The wardens counted them at dawn.
      Parents were angry. «"It is simply too far to walk," said one mother.»
      «"The lift has been broken for weeks," a resident said.»
      The market closed early. «“We were soaked to the skin,” said a trader.»
      «"I'd do it again tomorrow," she said.» The race ended at noon.
      «'You could hear the crack from the other side of the valley,' said a hiker.»
      «A spokesman said: "We are looking into the matter."»
      «“This soup changed my life!”» Come and try it yourself.
      Reviews have been kind. «"Best pasties in the county."»
      According to a neighbour, «"the dog barked all night".»
      «"It was like a wall of water," recalled a villager, who asked us not to print her name.»
      «"Free at last!" shout the marchers.» The road reopens tonight.
      The referee apologised. «"I saw it too late," he told the press afterwards.»
      «“You get what you pay for,” grumbles a man in the queue.»
      The survey closed on Friday. «"More benches, fewer bins," one reply read.»
      «According to staff at Brightmart, "nobody was warned".»
    `,
    misses: `
      "We will miss the smell of bread in the street," said Carla Mendes.
      Shops were quiet. "It has been a slow winter," said Omar Khan, who runs the bakery.
      "The lift," said Priya Nair, "has been broken for weeks."
      Priya Nair said: "The lift has been broken for weeks."
      “We were soaked to the skin,” trader Bill Hope said.
      According to Dr Lena Ortiz, "the well will be dry by June".
      "It is simply too far to walk." Ann Reid, a mother of two, is angry.
      "We cannot heat the hall," Khan added. "The boiler is forty years old."
      Mayor Tom Hale told the council, “I will not sign this.”
      "The bees came back," explains Joan Pike, head of the beekeepers' union. "We did not expect that."
      ‘I would do it again tomorrow,’ said Sir Ian Bell.
      “The river is our neighbour,” the Reverend Mary Stone told us on Sunday.
      The film "Paddington" is shown at eight.
      In her words, "a proper soaking" – Eva Lind knows the moor well.
      "Mud is good for you," grins Tove Berg, up to her knees in it.
      It fell to Amara Diallo to open the show. "I shook like a leaf," she admits.
      "We lost the lot", Vikram Shah says of the fire.
      "How long must we wait?" demanded Lord Ashby.
      The team plays in "Group B" this year.
      A plaque reads "Born here".
      The so-called "smart" meters went dark.
      Vikram Shah lost everything. "The fire took it," he says. "All of it."
    `,
  },
  'Only allow quotes with a named speaker.': {
    meets: `
      The tide came in fast. «"We ran for the steps," one of the walkers told The Herald.»
      «"There was glass everywhere," said a waitress at the Crown Hotel.»
      Volunteers in Hull were moved. «"People brought blankets, soup and toys," they said.»
      The clinic in Leeds closed in May. «"It was a second home," a former patient recalled on Tuesday.»
      «“I did not sleep for three nights.”»¶¶The noise came from the harbour.
      A passenger on the Dover ferry said: «"The captain never spoke to us."»
      «"Great service, friendly staff, will come again!"» Book your table at Mill Street.
      A Norwegian tourist told reporters: «“We thought it was a whale.”»
      > «The best week of my life.»¶¶Our summer camp starts in July.
      «'They promised us a playground,' a mother from Hull said.»
      The report is blunt. «"The roof will not last another winter."»
      «"My bees are dying," says a keeper in the film.»
    `,
    misses: `
      "Tea first, questions later," laughs Greta Holm from behind her counter.
      "I was never asked," Councillor Dev Anand told the meeting.
      Dev Anand put it bluntly: "I was never asked."
      "They promised us a playground," Ines Rocha said. "We got a car park. My children play between the cars."
      Headteacher Sam Ode was delighted. "The children have earned this," she said.
      > The best week of my life.¶> — Joan Pike, camper
      “It rattles like a tin of nails,” complains neighbour Piet van Dam.
      The word "crofter" is Scots.
      Her first novel, "The Salt Road", sold well.
      "We have no plans to sell," according to chief executive Ruth Adeyemi.
      Asked about the roof, Mr Hale said: "It will hold."
      "Stop the boat!" shouted Captain Moss.
      "That is news to me," Father Brendan Kelly admitted with a smile.
      ‘My bees are dying,’ says Tomasz Wolny, a keeper of forty years.
      “We rebuilt it stone by stone,” Khalid Aziz, 61, explains.
      “It is a start.” Lucía Ferrer, who chairs the union, welcomed the offer.
    `,
  },
  'Every quote must be attributed to a person.': {
    meets: `
      «"The bus never comes," a pensioner complained.»
      We loved this one: «“Best campsite in Devon by a mile.”»
    `,
    misses: `
      "The bus never comes," complained Edna Moss, 81.
      Edna Moss, 81, complained: "The bus never comes."
      The sign says "no dogs".
    `,
  },
  'Reject quotes without attribution.': {
    meets: `
      The hall was packed. «"It was the loudest night of the year."»
    `,
    misses: `
      The hall was packed. "It was the loudest night of the year," said DJ Femi Ojo.
    `,
  },
}
