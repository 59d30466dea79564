/** A text that a policy may speak of, and one that is near to it and harmless. */
export interface SampleText {
  readonly text: string
  readonly nearMiss: string
}

function sample(text: string, nearMiss: string): SampleText {
  return { text, nearMiss }
}

/** Texts that hold what policies often name. The engine decides which clause each is an example of. */
export const sampleTexts: readonly SampleText[] = [
  sample('Some 48% of cyclists wear helmets.', 'Cyclists wear helmets.'),
  sample('The large pot costs £18.50.', 'The large pot holds 18.5 litres.'),
  sample('Ring 020 7946 0321 after lunch.', 'Room 0321 is free after lunch.'),
  sample('Write to orders@example.com.', 'Write to the people at the counter.'),
  sample('Our workshop is at 7 Old Mill Road.', 'Our workshop is near the old mill.'),
  sample('The card is 4111 1111 1111 1111.', 'The card is 86 mm wide.'),
  sample('Her number is 078-05-1120.', 'Her seat is number 78.'),
  sample('The bridge opened in 1998.', 'The bridge has two lanes.'),
  sample('He was born on 3 June 1978.', 'The fair opened on 3 June.'),
  sample('“It ticks again,” said Peter Lindqvist.', '“It ticks again,” said the watchmaker.'),
  sample('Ours is the best pump.', 'Ours is a pump.'),
  sample('The door is always open.', 'The door is often open.'),
  sample('It is faster than other pumps.', 'It is faster than it was last year.'),
  sample('We will open a second shop.', 'We opened a second shop in May.'),
  sample('Results are guaranteed.', 'Results differ from garden to garden.'),
  sample('Get 30% off this week.', 'Some 30% of the seeds came up.'),
  sample('Hurry, only 3 left.', 'Three pots are in the window.'),
  sample('Sign up for our newsletter.', 'Our newsletter has 400 readers.'),
  sample('You can sue your landlord.', 'The court sits on Mondays.'),
  sample('Stop taking your tablets.', 'The tablets are white.'),
  sample('Take 400 mg of ibuprofen.', 'The box weighs 400 grams.'),
  sample('This tea cures insomnia.', 'This tea is green.'),
  sample('The vaccine arrives on Friday.', 'The flour arrives on Friday.'),
  sample('The roof was repaired by a builder.', 'A builder repaired the roof.'),
  sample('We think so.', 'They think so.'),
  sample('Is it raining?', 'It is raining.'),
  sample('It rained!', 'It rained.'),
  sample('The roof is done 🎉', 'The roof is done.'),
  sample('We leverage synergies.', 'We share a van.'),
  sample('Add the host to the whitelist.', 'Add the host to the list.'),
  sample('Studies show that walking helps.', 'Walking takes an hour.'),
  sample('“It was far too loud for us.”', 'It was far too loud for us.'),
  sample('The sign says DO NOT ENTER in red.', 'The sign says that the path is closed.'),
  sample('The SLA says so.', 'The contract says so.'),
  sample('Northfield Ltd closed the quarry.', 'The owner closed the quarry.'),
  sample('You can’t open it.', 'It does not open.'),
  sample('Open your toolbox first.', 'Open the toolbox first.'),
  sample('The picture shows ![](pump.png).', 'The picture shows ![a pump](pump.png).'),
  sample('See [the list](https://example.org/list).', 'See the list.'),
  sample('# How The Pump Works', '# How the pump works'),
  sample('The company paid its taxes late.', 'The company paid its rent late.'),
  sample('The river rose overnight.', 'By Ruth Vale\n\nThe river rose overnight.'),
]
