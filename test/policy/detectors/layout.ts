import type { CasesById } from '../../support/show-detected.ts'

const fence = '```'

/** Parts of the layout of drafts. */
export const layout: CasesById = {
  markup: {
    finds: [
      'Bring **«your passport»** today.',
      '__«Now»__ it rains.',
      '***«Both»*** of them',
      'It is <strong>«hot»</strong>.',
    ],
    passes: [
      'Bring *your* passport.',
      'Run `**kwargs` now.',
      '2 ** 3 ** 4',
      `${fence}\n**a**\n${fence}`,
      '[a](https://a.example/__b__c.html)',
    ],
  },
  'bold-sentence': {
    finds: [
      'Come in. **«Bring your passport to the desk.»**',
      '**«Do not open it.» «It is hot inside.»**',
      '- __«Never lift the lid.»__ It is hot.',
      '**«Is it really so?»**',
    ],
    passes: [
      'Bring your **passport** to the desk.',
      '**Note:** it rains a lot here.',
      '**Bring your passport** to the desk.',
      '*Bring your passport to the desk.*',
      '**Note.** It rains.',
    ],
  },
  'unlabelled-code': {
    finds: [
      `Run:\n\n«${fence}\nls\n${fence}»\n\nDone.`,
      '«~~~\nls\n~~~»',
      `${fence}js\na\n${fence}\n\n«${fence}\nls\n${fence}»`,
      `1. Run\n\n   «${fence}\n   ls\n   ${fence}»`,
    ],
    passes: [
      `${fence}bash\nls\n${fence}`,
      'Run `ls` now.',
      '~~~ text\nls\n~~~',
      `${fence}md\n~~~\n${fence}`,
      'Three marks: \\`\\`\\`',
    ],
  },
  'short-list': {
    finds: [
      'Bring:\n\n- «a towel»\n\nIt starts at ten.',
      '1. «one»',
      '- a\n- b\n  - «c»',
      '* «one\n\n  more of it»\n\nText',
    ],
    passes: [
      '- a\n- b',
      'A dash - so',
      '1. a\n2. b\n   - c\n   - d',
      '- a\n\n- b',
      '## One\n\nText',
    ],
  },
  'long-list': {
    value: 3,
    finds: [
      '- «a\n- b\n- c\n- d»',
      '1. «a\n2. b\n3. c\n4. d»\n\nText',
      '- a\n  - «b\n  - c\n  - d\n  - e»',
      'Text\n\n* «a\n* b\n* c\n* d\n* e»',
    ],
    passes: [
      '- a\n- b\n- c',
      '- a\n- b\n\nText\n\n- c\n- d',
      '- a\n- b\n  - c\n  - d',
      'a, b, c, d and e',
    ],
  },
  'step-without-verb': {
    finds: [
      '1. Open it.\n2. «The lid is shut.»\n3. Save.',
      '1) «Then the lamp is lit.»\n2) Go.',
      '1. «Opening the lid.»',
      '1. «Region is chosen.»\n2. «Selection of a day.»',
    ],
    passes: [
      '1. If the light is red, press Reset.\n2. In the menu, choose Save.',
      '1. The Beatles\n2. Queen\n3. The Who',
      '- The lid is shut.',
      '1. Holding the button, press A.\n2. Then open it.\n3. `ls` is run.',
      '1. Bring a cup.\n2. When is it due?',
    ],
  },
  'opening-gerund': {
    finds: [
      '## «Creating» a key\n\nRun it.',
      '# 2. «Installing» the client',
      '### «Troubleshooting»',
      '«Using» it\n---\n\nText.',
    ],
    passes: [
      '## Create a key for signing\n\nCreating a second key is easy.',
      '## Existing users\n\n## Following steps',
      '## Spring\n\n## King of the hill\n\n## Nothing',
      '- Creating a key\n- Done',
      '## `running`\n\n## How to use it while running',
    ],
  },
  'empty-table-cell': {
    finds: [
      '| A | B |\n|---|---|\n«| 1 | |»',
      'A | B\n--- | ---\n«2 |»\n3 | -',
      '| A | B |\n|---|---|\n«| 1 |»',
      '<table><tr><td>1</td>«<td> </td>»</tr></table>',
    ],
    passes: [
      '|  | A |\n|---|---|\n| 1 | 2 |',
      '| A | B |\n|---|---|\n| 1 | - |\n\nSo | it is.',
      '| A | B |\n|---|---|\n| 1 | n/a |',
      `${fence}\n| A | B |\n|---|---|\n| 1 | |\n${fence}`,
    ],
  },
  'unintroduced-part': {
    finds: [
      '# Fees\n\n«A | B\n---|---\n1 | 2»',
      '«A | B\n---|---\n1 | 2»\n\nSo it is.',
      '![x](a.png)\n\n«A | B\n---|---\n1 | 2»',
      'Fees\n\n«A | B\n---|---\n1 | 2»',
    ],
    passes: [
      '# Fees\n\nThese are the fees.\n\nA | B\n---|---\n1 | 2',
      'The fees:\n\n| A | B |\n|---|---|\n| 1 | 2 |',
      '- The fees are here.\n\nA | B\n---|---\n1 | 2',
      '# Fees\n\n- one\n- two',
    ],
  },
  'list-item-form': {
    finds: [
      '- a towel«.»',
      '- a towel«.»\n- soap',
      '1. Open it«.»\n2. Go on«.»',
      '* So.. it is«.»',
      '- **Go**«.»',
    ],
    passes: [
      '- a towel',
      '- a towel\n- soap',
      'A towel.',
      '- Acme Inc.',
      '- at 5 p.m.',
      '- so ...',
      '- Why?',
    ],
  },
  'heading-outline': {
    finds: [
      '# A\n\n### «B»\n\nText',
      '## A\n\n#### «B»\n\n## C',
      '# A\n\n## B\n\n#### «C»',
      'A\n===\n\n### «B»',
    ],
    passes: ['# A\n\n## B\n\n### C\n\n## D', '## A\n\n### B', '### A\n\n## B', 'A\n===\n\nB\n---'],
  },
  'deep-heading': {
    value: 3,
    finds: ['#### «A»', '# A\n\n##### «B»', '###### «C»\n\nText', '### A\n\n#### «B»'],
    passes: ['### A', '# A\n\n## B', '\\#### A', '`####`'],
  },
}
