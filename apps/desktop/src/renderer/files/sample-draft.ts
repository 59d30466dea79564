export const sampleName = 'Sample draft.md'

/** The first thing that a new user sees: a draft with something of each kind to fix. */
export const sampleText = `# How our bakery saves flour

In today's fast-paced world, it is important to note that many bakeries waste a lot of flour. Experts say that it plays a crucial role in the price of bread due to the fact that nobody weighs it, and studies show that almost everyone is affected.

Our shop on Mill Lane took a different path. Since March 2024 we have weighed what is left on the benches at six each evening: 4.1 kg a day in the first week, 1.3 kg in the tenth. The change that mattered was dull. We sift the bench flour and use it in order to dust the baskets.

It is important to remember that this very unique approach leverages what you have. Needless to say, it seamlessly unlocks value, and it is a game changer for businesses of all sizes.

## One minute with this editor

1. Press F8. The caret goes to the next mark, and the list at the side shows what was found there.
2. Rest the pointer on a mark, or press Ctrl and the full stop (Cmd on a Mac). A card says why it matters and makes the change.
3. Open Revise at the side: each change is shown beside your text. Style shows how long your sentences are.
4. Press Ctrl+Shift+2 to see how the draft will look.

Edit the text, and the marks follow. Nothing that you write leaves this computer unless you set a server or a model in Settings, which says what is sent.
`
