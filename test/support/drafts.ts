/** Short drafts of our own that differ in what they lack. */
export const drafts = {
  concrete: `On 3 May 2021 the county measured the bridge at Ilfracombe again. The north pier had moved
14 mm since 2018, according to [the survey](https://example.org/survey.pdf). We closed the lane that
night. Two crews drilled 38 anchors, each 9 m long, and the pier has not moved since.`,
  vague: `Things change over time, and people deal with them in their own way. Some of it works and some
of it does not. There are many reasons for this, and most of them have to do with how things are.
Different people want different things, and that is fine. In the end a lot depends on the situation.`,
  unsourced: `Experts say that this diet cures diabetes. Studies show that most people lose weight within
days. Research has proven that it reduces inflammation by 80 percent. Doctors agree that it is the best
treatment available. It is widely known that sugar causes cancer.`,
  padded: `In today's fast-paced digital landscape, it is important to note that unlocking the full
potential of innovation is a game-changer. Let's delve into the rich tapestry of possibilities. It's not
just a tool, it's a transformative journey that empowers businesses to seamlessly leverage cutting-edge
solutions. At the end of the day, the possibilities are endless. In conclusion, embracing change plays a
pivotal role in fostering growth and navigating the complexities of the ever-evolving world.`,
  markdown: `# Release 2.4

Version 2.4 reads *very unique* files. See [the notes](https://example.org/n) or run \`npm test\`.

- Many users asked for it.
- Experts say it is faster.

| Size | Time |
| --- | --- |
| 10 kB | 3 ms |

> Everything is perfect.

\`\`\`js
const many = 'experts say'
\`\`\`
`,
  german: `Die Brücke wurde im Mai gesperrt, weil der Pfeiler sich bewegt hatte. Wir haben zwei Wochen
lang gebohrt und danach noch einmal gemessen. Seitdem ist nichts mehr passiert, und die Leute können
wieder fahren. Das hat viel Geld gekostet, aber es war nötig.`,
  hebrew: `הגשר נסגר בחודש מאי משום שהעמוד זז. קדחנו שבועיים ומדדנו שוב. מאז לא קרה דבר והאנשים יכולים
לנסוע שוב. זה עלה הרבה כסף אבל היה צורך בכך.`,
  mixed: `I 😀 like naïve cafés. \u201cYes!\u201d she said \ud83d\udc4d\ud83c\udffd. Experts say it is truly unique 😀, and many
people agree that it\u2019s very important. The co\u00adop\u200b opens at 5 p.m. on Monday, e.g. for tea.`,
} as const

export type DraftName = keyof typeof drafts

/** The same text several times over, as paragraphs: long enough for every score. */
export function repeated(name: DraftName, times: number): string {
  return new Array<string>(times).fill(drafts[name]).join('\n\n')
}
