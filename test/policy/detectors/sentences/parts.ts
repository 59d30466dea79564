import type { SentencesById } from '../../../support/show-detected.ts'

/** Drafts of several lines; “⏎” ends a line. */
export const parts: SentencesById = {
  'unlabelled-code': {
    holds: `
      Run:⏎⏎\`\`\`⏎npm install⏎\`\`\`
      ~~~⏎ls -l⏎~~~⏎⏎Then go on.
      # Install⏎⏎\`\`\`⏎pip install a⏎\`\`\`⏎⏎Done.
      \`\`\`\`⏎\`\`\`js⏎\`\`\`⏎\`\`\`\`
      1. Run this:⏎⏎   \`\`\`⏎   make⏎   \`\`\`
      \`\`\`js⏎a()⏎\`\`\`⏎⏎\`\`\`⏎b⏎\`\`\`
      > \`\`\`⏎> ls⏎> \`\`\`
      \`\`\`   ⏎a⏎\`\`\`
      Text⏎\`\`\`⏎a⏎\`\`\`⏎Text
      \`\`\`⏎never closed`,
    lacks: `
      Run:⏎⏎\`\`\`bash⏎npm install⏎\`\`\`
      ~~~ sh⏎ls -l⏎~~~⏎⏎Then go on.
      Run \`npm install\` first.
      \`\`\`js {1,3}⏎a()⏎\`\`\`
      1. Run this:⏎⏎   \`\`\`sh⏎   make⏎   \`\`\`
      \`\`\`js⏎a()⏎\`\`\`⏎⏎\`\`\`ts⏎b⏎\`\`\`
      > \`\`\`sh⏎> ls⏎> \`\`\`
      \`\`\`text⏎\`\`⏎\`\`\`
      Three marks: \\\`\\\`\\\`
      Indented:⏎⏎    ls -l`,
  },
  'short-list': {
    holds: `
      Bring:⏎⏎- a towel⏎⏎It starts at ten.
      1. Open the door.
      - one⏎- two⏎  - three
      * a⏎⏎  b⏎⏎Text
      # Head⏎⏎+ a
      > - a⏎>⏎> Text
      - [ ] Call us
      - a⏎⏎Text⏎⏎- b⏎- c
      1. a⏎   - b⏎2. c
      Text⏎- a⏎⏎## Head`,
    lacks: `
      Bring:⏎⏎- a towel⏎- soap
      1. Open the door.⏎2. Close it.
      - one⏎- two⏎  - three⏎  - four
      A dash - so
      - a⏎⏎- b
      1986. A good year.⏎1987. Another.
      # 1. Costs
      > - a⏎> - b
      - [ ] Call us⏎- [x] Ask us
      | a |⏎|---|⏎| b |`,
  },
  'long-list': {
    value: 2,
    holds: `
      - a⏎- b⏎- c
      1. a⏎2. b⏎3. c⏎4. d
      Text⏎⏎* a⏎* b⏎* c
      - a⏎⏎- b⏎⏎- c
      - a⏎  - b⏎  - c⏎  - d
      > - a⏎> - b⏎> - c
      # Head⏎⏎+ a⏎+ b⏎+ c⏎⏎Text
      - [ ] a⏎- [ ] b⏎- [x] c
      1. a⏎   - x⏎2. b⏎3. c
      - a⏎⏎  more⏎- b⏎- c`,
    lacks: `
      - a⏎- b
      1. a⏎2. b
      - a⏎- b⏎⏎Text⏎⏎- c⏎- d
      a⏎b⏎c⏎d
      - a⏎  - b⏎  - c⏎- d
      # a⏎## b⏎## c⏎## d
      - a⏎⏎  b⏎⏎  c⏎⏎  d
      > a⏎>⏎> b⏎>⏎> c
      a, b, c, d and e
      | a |⏎|---|⏎| b |⏎| c |⏎| d |`,
  },
  'heading-outline': {
    holds: `
      # A⏎⏎### B⏎⏎Text
      ## A⏎⏎#### B
      # A⏎⏎## B⏎⏎#### C
      A⏎===⏎⏎### B
      # A⏎⏎###### B
      # A⏎⏎Text⏎⏎### B⏎⏎## C
      ## A⏎⏎## B⏎⏎#### C⏎⏎Text
      # A⏎⏎## B⏎⏎### C⏎⏎##### D
      # **A**⏎⏎### *B*
      # A⏎⏎- b⏎⏎### C`,
    lacks: `
      # A⏎⏎## B⏎⏎### C
      ## A⏎⏎### B⏎⏎## C
      ### A⏎⏎## B⏎⏎# C
      A⏎===⏎⏎B⏎---
      # A
      Text without headings
      # A⏎⏎## B⏎⏎### C⏎⏎# D⏎⏎## E
      # A⏎⏎\`### B\`
      # A⏎⏎\`\`\`md⏎### B⏎\`\`\`
      ### A⏎⏎### B`,
  },
}
