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
