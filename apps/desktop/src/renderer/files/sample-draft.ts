export const sampleName = 'Sample draft.md'

/** The first thing that a new user sees: a draft with something of each kind to fix. */
export const sampleText = `# How our bakery saves flour

In today's fast-paced world, it is important to note that many bakeries waste a lot of flour. Experts say that it plays a crucial role in the price of bread due to the fact that nobody weighs it, and studies show that the majority of shops are affected.

Our shop on Mill Lane boasts an oven from 1962 and took a different path. Since March 2024 we have weighed what's left on the benches at six each evening, and it was 4.1 kg a day in the first week but only 1.3 kg in the tenth. What made the difference was dull: we sift the bench flour prior to closing and dust the baskets with it.

Needless to say, this very unique approach takes a sieve for 38 euros and ten minutes of somebody's evening. My brother laughed at the notebook until he saw the bill from the mill in May, 212 euros less than a year before. At the end of the day, he bought us a second sieve.

## One minute with this editor

1. Press F8. The caret goes to the next mark, and the list at the side shows what was found there
2. Rest the pointer on a mark, or press Ctrl and the full stop (Cmd on a Mac): a card tells you why it matters and can make the change for you
3. Open Revise at the side if you'd rather see all changes next to your text. Style shows how long your sentences are
4. Press Ctrl+Shift+2 to see how the draft will look

The marks follow when you edit. Nothing you write leaves this computer unless you set a server or a model in Settings, and then it says what's sent.
`
