/** Drafts for images; written for them, and about nobody. */

export const longDraft = `# What the new oven taught us

We bought the oven in March 2024 because the old one lost 40 degrees when its door was opened. In order to compare, we baked the same rye flour dough in both for ten days.

Experts say that steam matters most. In our case it was the stone: at 260 degrees the loaves rose by 3 cm, and at 230 degrees by 1 cm. It is important to note that the flour came from one mill, so the numbers may differ with yours.

## What we changed

- The dough rests for 14 hours at 5 degrees.
- The oven is heated for an hour before the first loaf.
- We weigh what is left on the benches at six each evening.

The results speak for themselves: it is not just an oven, it is a game changer for bakeries of all sizes. Many people have noticed the difference, and the feedback has been overwhelmingly positive across the board.

> “The crust cracks when it cools. That was new.”

| Day | Loaves | Left over |
| --- | ---: | ---: |
| Monday | 120 | 9 |
| Tuesday | 118 | 4 |

`

export const imageDraft = `# The bakery in images

![Two loaves on the bench](img/loaves.jpg)

We took these images in order to show the crust, and the paper that the bread is sold in.

![The marbled paper](img/paper.jpg)

![](https://example.com/far-away.png) ![The plan of the bakery](img/plan.png)

![A seal](data:image/png;base64,iVBORw0KGgo=)
`

export const hebrewDraft = `# מה למדנו מהתנור החדש

קנינו את התנור במרץ 2024 כי הישן איבד 40 מעלות בכל פעם שפתחו את הדלת. אפינו את אותו בצק בשניהם במשך עשרה ימים.

- הבצק נח 14 שעות ב־5 מעלות.
- התנור מתחמם שעה לפני הכיכר הראשונה.

> ״הקרום נסדק כשהוא מתקרר. זה היה חדש.״

האופים מצאו שהאבן חשובה יותר מהאדים. ב־260 מעלות הכיכרות עלו ב־3 ס״מ.
`

/** The first paragraph of the sample draft as a model might rewrite it, with every fact in it. */
export const rewrittenParagraph =
  'Many bakeries waste a lot of flour. Experts say that it matters for the price of bread because nobody weighs it, and studies show that the majority of shops are affected.'

/** A draft with text of a chat in it, which decides alone. */
export const leftoverDraft = `${longDraft.slice(0, 560)}

Certainly! Here is a revised draft of the page.

As an AI language model, I cannot browse the internet. The price is set by [Your Company Name].
`

const evenParagraph =
  'The dough rests in the cold room for a day. The baker turns it twice before the night. The oven holds its heat through the morning. The bread cools on the rack near the door. The shop opens its doors at half past six. The first guests come in from the early bus.'

/** Sentences that are all alike. */
export const evenDraft = `# A day in the shop

${evenParagraph}

${evenParagraph.replaceAll('The', 'Our').replaceAll('bread', 'loaf')}

${evenParagraph.replaceAll('The', 'Each').replaceAll('door', 'gate')}
`
