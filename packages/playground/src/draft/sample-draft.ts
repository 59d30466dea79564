/** Two paragraphs of stock phrases around one that a reader can check. */
export const sampleDraft = `Our revolutionary platform is not just a tool, it's a whole new way of working. In today's fast-paced world, experts agree that agility is more important than ever, and many companies have already seen amazing results.

We ran the pilot with 14 bookshops in Leeds from 3 March to 28 April 2025. Orders that arrived after 17:00 shipped the next morning in 212 of 230 cases, against 96 of 241 in the spring before.

Whether you're a small startup or a global enterprise, our very unique solution will fit into your week. It's no secret that better tools always lead to better work. Studies show that teams save a lot of time.`
