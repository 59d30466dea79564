import type { DetectorCases } from '../../support/show-detected.ts'
import { amounts } from './amounts.ts'

/** Cases of detectors that are told a value, for each value that they know. */
export const values: readonly (readonly [id: string, cases: DetectorCases])[] = [
  ...amounts,
  [
    'markup',
    {
      value: 'italic',
      finds: [
        'Read *«this»* now.',
        'Read _«all of it»_ now.',
        '***«so»*** it goes',
        '<em>«So»</em> it goes.',
      ],
      passes: ['Read **this** now.', '2 * 3 * 4', 'a_b_c', '[x](a_b_c.pdf)', '`*a*`', '* a\n* b'],
    },
  ],
  [
    'markup',
    {
      value: 'underline',
      finds: ['<u>«Sign here»</u>', 'Please <ins>«do»</ins>.'],
      passes: ['`<u>a</u>`', 'An <b>a</b>.', '```\n<u>a</u>\n```'],
    },
  ],
  [
    'markup',
    {
      value: 'strikethrough',
      finds: ['Now ~~«£5»~~ £4', '<s>«Old»</s> new'],
      passes: ['about ~5 and ~6', '~~~\nx\n~~~'],
    },
  ],
  [
    'markup',
    {
      value: 'list',
      finds: ['- «a\n- b\n  - c»\n\nText', 'Text\n\n1. «a\n2. b»'],
      passes: ['Text - more', '| a | b |\n|---|---|\n| c | d |'],
    },
  ],
  [
    'markup',
    {
      value: 'numbered-list',
      finds: ['1. «a\n2. b»\n\nText', '- a\n  1. «b»'],
      passes: ['- a\n- b', 'In 1. we said so.'],
    },
  ],
  [
    'markup',
    {
      value: 'nested-list',
      finds: ['- a\n  - «b\n  - c»\n- d', '1. a\n   - «b»'],
      passes: ['- a\n- b', '- a\n\n  more'],
    },
  ],
  [
    'markup',
    {
      value: 'table',
      finds: ['Text\n\n| «a | b |\n|---|---|\n| c | d» |\n\nText'],
      passes: ['a | b', '- a\n- b'],
    },
  ],
  [
    'markup',
    {
      value: 'block-quote',
      finds: ['> «a b»\n\nText', '> «a\n>\n> b»'],
      passes: ['a > b', '“a b”'],
    },
  ],
  [
    'markup',
    {
      value: 'image',
      finds: ['See «![a](b.png)».', '«![](b.png)»'],
      passes: ['See [a](b.png).', 'See a!', '`![a](b.png)`'],
    },
  ],
  [
    'markup',
    {
      value: 'footnote',
      finds: ['It rained.«[^1]»\n\n[^1]: So we heard.'],
      passes: ['It rained [1].', 'It rained.'],
    },
  ],
  [
    'markup',
    {
      value: 'code-block',
      finds: ['Run:\n\n«```sh\nls\n```»\n\nDone.', '«~~~\nls\n~~~»'],
      passes: ['Run `ls`.', 'Run ls.'],
    },
  ],
  [
    'markup',
    {
      value: 'inline-code',
      finds: ['Run «`ls`» now.', 'Run «``a`b``».'],
      passes: ['```\nls\n```', 'It’s `so.'],
    },
  ],
  [
    'markup',
    {
      value: 'rule',
      finds: ['Text\n\n«---»\n\nText', 'Text\n\n«* * *»\n\nText'],
      passes: ['Title\n---\n\nText', '---\ntitle: a\n---\n\nText', '| a |\n|---|\n| b |'],
    },
  ],
  [
    'markup',
    {
      value: 'html',
      finds: ['So «<b>»it«</b>» is.', 'A«<br>»b'],
      passes: ['`<b>`', '1 < 2 > 1', '<https://a.example>', '```\n<b>\n```'],
    },
  ],
  [
    'list-item-form',
    { value: 'semicolon', finds: ['- a«;»\n- b.'], passes: ['- a\n- b', 'a; b;'] },
  ],
  [
    'list-item-form',
    { value: 'no-stop', finds: ['- tea «cups»\n- milk.'], passes: ['- tea.\n- milk!', '# Tea'] },
  ],
  [
    'list-item-form',
    { value: 'capital', finds: ['- «Tea» cups\n- milk'], passes: ['- tea\n- NHS card', 'Tea'] },
  ],
  [
    'list-item-form',
    { value: 'small', finds: ['- «tea» cups\n- Milk'], passes: ['- Tea\n- 3 eggs', 'tea'] },
  ],
  [
    'opening-gerund',
    {
      value: 'items',
      finds: ['- «Creating» a key\n- Run it', '1. «Opening» the lid'],
      passes: ['## Creating a key', '- Existing keys\n- Spring'],
    },
  ],
  [
    'directional-word',
    {
      value: 'vertical',
      finds: ['Use the «table below».', '«See above».', 'The steps «listed below» are short.'],
      passes: ['Click the box on the left.', 'It rises above 60 degrees.', 'Scroll down.'],
    },
  ],
  [
    'step-without-verb',
    {
      value: 'any',
      finds: ['- «The lid»\n- Open it'],
      passes: ['- Open the lid', 'The lid is shut.'],
    },
  ],
  [
    'unintroduced-part',
    { value: 'list', finds: ['# A\n\n- «one\n- two»'], passes: ['It needs:\n\n- one\n- two'] },
  ],
  [
    'unintroduced-part',
    {
      value: 'image',
      finds: ['# A\n\n«![x](y.png)»'],
      passes: ['This is the gate.\n\n![x](y.png)', 'See this ![x](y.png) here.'],
    },
  ],
  [
    'bare-alt-text',
    { value: 'file-name', finds: ['![«a.png»](a.png)'], passes: ['![photo](a.png)'] },
  ],
  [
    'bare-alt-text',
    { value: 'generic', finds: ['![«Image 3»](a.png)'], passes: ['![a.png](a.png)'] },
  ],
  [
    'heading-outline',
    {
      value: 'extra-title',
      finds: ['# A\n\nText\n\n# «B»\n\nText', '# A\n\n## C\n\n# «B»'],
      passes: ['# A\n\n## B\n\n## C', '## A\n\n## B'],
    },
  ],
  [
    'heading-outline',
    {
      value: 'stacked',
      finds: ['# A\n\n## «B»\n\nText'],
      passes: ['# A\n\nText\n\n## B', '# A\n\n- b\n\n## C'],
    },
  ],
  [
    'heading-outline',
    {
      value: 'repeated',
      finds: ['# A\n\n## Costs\n\nText\n\n## «Costs»\n\nText'],
      passes: ['# Costs\n\n## Your costs', '# A\n\nA'],
    },
  ],
  [
    'heading-outline',
    {
      value: 'numbered',
      finds: ['## «1. Costs»', '## «2.3 Costs»', '## «IV. Costs»'],
      passes: ['## Costs in 2024', '## 2024', '1. Costs'],
    },
  ],
  [
    'file-link',
    {
      value: 'docx, xlsx',
      finds: ['See «[it](a.docx)».', 'See «[it](https://a.example/b.XLSX?v=2)».'],
      passes: ['See [it](a.pdf).', 'See a.docx.', '![a](a.docx)'],
    },
  ],
  [
    'image-file',
    {
      value: 'not png, svg',
      finds: ['See «![a](b.jpg)».', '«![a](https://a.example/b.gif)»'],
      passes: ['![a](b.png)', '![a](b.SVG)', '![a](https://a.example/b)', '[a](b.jpg)'],
    },
  ],
  [
    'tracking-link',
    {
      value: 'affiliate',
      finds: [
        '«https://a.example/t?tag=b-21»',
        'Buy «[it](https://amzn.to/3xyz)».',
        '«[it](https://a.example/ref/anna)»',
      ],
      passes: [
        'https://a.example/t?utm_source=b',
        'https://a.example/tag/b',
        'https://a.example/?page=2',
      ],
    },
  ],
  [
    'tracking-link',
    {
      value: 'tracking',
      finds: [
        '«https://a.example/?utm_source=b&utm_medium=c»',
        '«[a](https://a.example/?a=1&fbclid=x)»',
      ],
      passes: ['https://a.example/?tag=b', 'https://a.example/utm_source'],
    },
  ],
  [
    'clock-time',
    {
      value: '24-hour',
      finds: [
        'It starts at «17:30».',
        'Doors: «09:15»',
        'At «18.45» it ends.',
        'Meet at «1730» hours.',
        'From «14h30» on.',
      ],
      passes: [
        'It starts at 5:30 pm.',
        'It starts at 9:30.',
        'Read John 3:16.',
        'They won 21:15.',
        'It costs £17.30.',
        'The ratio is 4:1.',
        'In 1730 it burned.',
        'Version 17.30 is out.',
      ],
    },
  ],
  [
    'clock-time',
    {
      value: '12-hour',
      finds: [
        'It starts at «5:30 pm».',
        'From «10am» on',
        'At «7 p.m.» we left.',
        'Come at «six o’clock».',
      ],
      passes: ['It starts at 17:30.', 'It is 5 m long.', 'Take 10 amps.', 'At noon'],
    },
  ],
  [
    'measurement',
    {
      value: 'imperial',
      finds: [
        'It is «6 miles» long.',
        'A «10-foot» pole',
        'Bake «8 oz» of it.',
        'A «6ft» wall',
        'It lies «three miles» off.',
      ],
      passes: [
        'It is 6 km long.',
        'One foot in the door',
        'It costs 5 pounds.',
        'Miles came.',
        'a feet of clay',
      ],
    },
  ],
  [
    'measurement',
    {
      value: 'metric',
      finds: [
        'It is «6 km» long.',
        'Add «200g» of it.',
        'It weighs «five kilograms».',
        'A «1.5 m» wall',
      ],
      passes: [
        'It is 6 miles long.',
        'It costs $5m.',
        'The 3 M firm',
        'a kilo of it',
        '5 G network',
      ],
    },
  ],
  [
    'measurement',
    {
      value: 'fahrenheit',
      finds: [
        'Bake at «350 °F».',
        'It was «90 degrees Fahrenheit».',
        'Heat to «400F».',
        'In the sun «70 °F»',
      ],
      passes: ['Bake at 180 °C.', 'Press F.', 'Room 5f', 'Grade F'],
    },
  ],
  [
    'measurement',
    {
      value: 'celsius',
      finds: ['Bake at «180°C».', 'It was «30 degrees Celsius».', 'Heat to «200C».'],
      passes: ['Bake at 350 °F.', 'Vitamin C', 'Plan C', 'Room 5c'],
    },
  ],
  [
    'price',
    {
      value: 'dollar',
      finds: ['It costs «$20».', 'Pay «5 dollars».', '«USD 30» each'],
      passes: ['It costs £20.', 'It costs 20 €.', 'The price is 20.'],
    },
  ],
  [
    'price',
    {
      value: 'not-euro',
      finds: ['It costs «$20».', 'Pay «5 pounds».', 'It was «30 zł».'],
      passes: ['It costs €20.', 'Pay 5 euros.', 'EUR 30'],
    },
  ],
  [
    'number-form',
    {
      value: 'ungrouped',
      finds: ['We sold «12000».', 'Some «4500» came.'],
      passes: ['In 2024', 'In 1815', '12,000', 'PO 12-3000'],
    },
  ],
  [
    'number-form',
    {
      value: 'decimal-comma',
      finds: ['It grew «3,5» per year.'],
      passes: ['3.5', '12,000', '1, 2'],
    },
  ],
  ['number-form', { value: 'short', finds: ['Some «10k» came.'], passes: ['10 km', 'K2', '$10k'] }],
  [
    'number-form',
    {
      value: 'fraction',
      finds: ['Add «1/2» a cup.', 'Add «½» a cup.'],
      passes: ['24/7', '1/2/2024', 'and/or'],
    },
  ],
  [
    'number-form',
    {
      value: 'closed-unit',
      finds: ['It weighs «10kg».', '«5GB» free'],
      passes: ['10 kg', 'V8', '3D'],
    },
  ],
  [
    'number-form',
    { value: 'open-percent', finds: ['It grew «5 %».'], passes: ['5%', '5 per cent'] },
  ],
  [
    'number-form',
    {
      value: 'sentence-start',
      finds: ['«12» people came.', 'Yes. «3,000» homes burned.'],
      passes: ['# 5 tips to win', 'Some 12 people came.', '1. Open it and go', '2024.'],
    },
  ],
  [
    'number-range',
    {
      value: 'word',
      finds: ['Some «10 to 12» came.'],
      passes: ['10–12', 'It went 12 to 10.', 'from 5 to'],
    },
  ],
  [
    'number-form',
    {
      value: 'grouped',
      finds: ['It paid out «12,500» pounds.', 'Over «1,200,000» came.'],
      passes: ['12500', '3,5', '12,50', '1.200'],
    },
  ],
  [
    'number-form',
    {
      value: 'space-grouped',
      finds: ['It paid out «12 500» pounds.'],
      passes: ['12,500', '12500', 'Room 12 has 500 seats', '12 50'],
    },
  ],
  [
    'number-form',
    {
      value: 'million',
      finds: ['It cost «£3m».', 'Some «£1.5bn» is gone.', 'About «3bn» people'],
      passes: ['£3 million', 'It is 3m long.', 'M3', '10M-a'],
    },
  ],
  [
    'number-form',
    {
      value: 'open-unit',
      finds: ['It weighs «10 kg».', '«5 GB» free'],
      passes: ['10kg', 'V 8', '3 men'],
    },
  ],
  [
    'number-form',
    { value: 'closed-percent', finds: ['It grew «5%».'], passes: ['5 %', '5 per cent'] },
  ],
  [
    'number-form',
    {
      value: 'spelled',
      finds: ['We planted «fourteen» trees.', 'It has «twenty» rooms.'],
      passes: ['Fourteen trees stand there.', 'We planted six trees.', 'We planted 14 trees.'],
    },
  ],
  [
    'date-form',
    {
      value: 'day-first',
      finds: ['It opens on «9 May 2025».', 'On «14 July» we close.'],
      passes: ['May 9, 2025', '9th May', '2025-05-09', '09/05/2025'],
    },
  ],
  [
    'date-form',
    {
      value: 'short-month',
      finds: ['It opens on «9 Jan 2025».', 'On «Sept. 3» we close.'],
      passes: ['9 January 2025', 'May 9', 'Jan is here.'],
    },
  ],
  [
    'date-form',
    {
      value: 'iso',
      finds: ['It opens on «2025-05-09».'],
      passes: ['9 May 2025', '2025-26', '01-02-2025'],
    },
  ],
  [
    'clock-time',
    { value: 'colon', finds: ['At «17:30»', 'At «5:30 pm»'], passes: ['At 5.30 pm', '5 pm'] },
  ],
  ['clock-time', { value: 'point', finds: ['At «5.30 pm»'], passes: ['At 5:30 pm', '5 p.m.'] }],
  ['clock-time', { value: 'spaced', finds: ['At «5 pm»'], passes: ['At 5pm', '17:30'] }],
  ['clock-time', { value: 'closed', finds: ['At «5pm»'], passes: ['At 5 pm', '17:30'] }],
  ['clock-time', { value: 'dotted', finds: ['At «5 p.m.» today'], passes: ['At 5 pm'] }],
  ['clock-time', { value: 'undotted', finds: ['At «5 pm»'], passes: ['At 5 p.m. today'] }],
  ['clock-time', { value: 'capitals', finds: ['At «5 PM»'], passes: ['At 5 pm'] }],
  ['clock-time', { value: 'small', finds: ['At «5 pm»'], passes: ['At 5 PM'] }],
  ['clock-time', { value: 'zeros', finds: ['At «5:00 pm»'], passes: ['At 5 pm', 'At 5:30 pm'] }],
  [
    'digit-number',
    { value: 12, finds: ['We saw «12» dogs.', 'We saw «3» dogs.'], passes: ['We saw 14 dogs.'] },
  ],
  [
    'heading-mark',
    { value: 'colon', finds: ['# How to pay«:»'], passes: ['# How to pay', 'Pay:'] },
  ],
  [
    'price-form',
    { value: 'word', finds: ['It is «50 pounds» each.'], passes: ['It is £50 each.'] },
  ],
  ['price-form', { value: 'code', finds: ['It is «GBP 50» each.'], passes: ['It is £50 each.'] }],
  [
    'price-form',
    { value: 'sign-after', finds: ['It is «50 €» each.'], passes: ['It is €50 each.'] },
  ],
  [
    'price-form',
    { value: 'open-sign', finds: ['It is «£ 50» each.'], passes: ['It is £50 each.'] },
  ],
  [
    'price-form',
    { value: 'zeros', finds: ['It is «£50.00» each.'], passes: ['It is £50.50 each.', '£50'] },
  ],
  [
    'word-case',
    {
      value: 'spring, GitHub',
      finds: ['It opens in «Spring».', 'See «Github».', '«github» has it.'],
      passes: ['Spring is here.', 'It opens in spring.', 'See GitHub.', 'the Spring Fair'],
    },
  ],
  [
    'bare-part',
    {
      value: 'paragraph-link',
      finds: ['«The mill was built in 1782, says Dale.»'],
      passes: ['The mill was [built](https://a.example) in 1782.', '# The mill by the river'],
    },
  ],
  [
    'bare-part',
    {
      value: 'section-link',
      finds: [
        '# Fees\n\nSee the [list](https://a.example).\n\n# Hours\n\n«We open at nine.» We close at six.',
      ],
      passes: ['# Fees\n\nWe charge no fees.\n\nSee the [list](https://a.example).'],
    },
  ],
  [
    'bare-part',
    {
      value: 'section-source',
      finds: ['# Fees\n\n«We charge no fees.»'],
      passes: ['# Fees\n\nWe charge no fees, according to the law.', '# Fees'],
    },
  ],
  [
    'accusation',
    {
      value: 'any',
      finds: [
        'The owner «steals» deposits.',
        'He «robbed me».',
        'The firm «defrauds» pensioners.',
        'She «bribed» an inspector.',
        'The coach «assaults his» players.',
      ],
      passes: [
        'My bike was stolen outside the shop.',
        'Thieves stole my bike.',
        'She stole the show.',
        'The keeper was robbed of victory.',
        'He is alleged to have robbed me.',
      ],
    },
  ],
  [
    'included-charge',
    {
      value: 'shipping',
      finds: ['It is £4, «delivery» included.', 'It costs £9 with free «shipping».'],
      passes: ['It is £4 plus postage.', 'Delivery is extra.', 'It is £4 plus VAT and delivery.'],
    },
  ],
  [
    'included-charge',
    {
      value: 'fees',
      finds: ['It is £4 including all «fees».'],
      passes: ['It is £4 plus booking fees.', 'Fees apply.'],
    },
  ],
  [
    'ip-address',
    {
      value: 'private',
      finds: ['Ping «10.0.3.4» or «192.168.1.7».', 'Use «172.20.0.1».'],
      passes: ['Ping 8.8.8.8 or 172.40.0.1.', 'Version 10.0.3.4 is out.'],
    },
  ],
  [
    'postal-address',
    {
      value: 'home',
      finds: [
        'She lives at «14 Mill Lane».',
        'Police were called to «14 Mill Lane».',
        'She lives above the bakery at «14 Mill Lane».',
        'Mr Hall of «14 Mill Lane» was hurt.',
        'The house of the victim, «14 Mill Lane», was searched.',
        'He moved to «14 Mill Lane», near the station.',
      ],
      passes: [
        'Buy it in the bakery at 14 Mill Lane.',
        'The town hall is at 14 Market Square.',
        'Harbour Homes Ltd, 14 Mill Lane, builds flats.',
        'Our head office is at 14 Mill Lane.',
        'The new branch opened at 14 Mill Lane.',
        'The care home at 14 Mill Lane is full.',
        'The family bakery moved to 14 Mill Lane.',
        'Visit us at 14 Mill Lane.',
        'Write to PO Box 123.',
      ],
    },
  ],
  [
    'profanity',
    {
      value: 'plain',
      finds: ['This is «bullshit», and sh*t.'],
      passes: ['This is bullsh*t and f**k.'],
    },
  ],
  [
    'sale-offer',
    {
      value: 'counterfeits',
      finds: ['«It’s a replica» Gucci.', '«Fake» bags for sale.', '«They’re fakes», £20 each.'],
      passes: [
        'A replica of the ship is in the museum.',
        'It’s a fake news site.',
        'It isn’t a fake.',
      ],
    },
  ],
  [
    'word-class',
    {
      value: 'ask as a noun',
      finds: ['The «ask» is big.', 'It is a big «ask» for us.', 'Our «asks» of them'],
      passes: ['Ask me.', 'We ask the reader to ask them.', 'She asks you.'],
    },
  ],
  [
    'word-class',
    {
      value: 'leading as an adjective',
      finds: [
        'We are the «leading» bakery in Ghent.',
        "Ghent's «leading» bakery",
        'a «leading» firm',
      ],
      passes: [
        'The path leading to our bakery',
        'He is leading a group, leading the way.',
        'The leading of the group',
        'Leading firms is hard.',
      ],
    },
  ],
  [
    'person-name',
    {
      value: 'full',
      finds: ['Our pupil «Oliver Grant» won.', 'Oliver, the son of «Susan Grant», won.'],
      passes: ['Our pupil Oliver won the cup.', 'Mr Grant watched it.', 'Ask Susan.'],
    },
  ],
  [
    'referral',
    {
      value: 'health',
      finds: ['«Ask your doctor».', '«Seek medical advice» now.', '«Ask a professional».'],
      passes: ['Ask your lawyer.', 'Seek legal advice.', 'Talk to an accountant.'],
    },
  ],
  [
    'referral',
    {
      value: 'legal',
      finds: ['«Ask your lawyer».', '«Seek legal advice» now.'],
      passes: ['Ask your doctor.', 'Talk to an accountant.'],
    },
  ],
  [
    'referral',
    {
      value: 'financial',
      finds: ['«Talk to an accountant».', '«See a tax adviser» now.'],
      passes: ['Ask your doctor.', 'Seek legal advice.'],
    },
  ],
  [
    'medicine-name',
    {
      value: 'any',
      finds: ['She takes her «medicine».', '«Antibiotics» are new.', 'Take «ibuprofen».'],
      passes: [
        'He studied medicine in Leeds.',
        'The patient has a fever.',
        'Sports medicine is new.',
      ],
    },
  ],
  [
    'medicine-name',
    {
      value: 'drug',
      finds: ['He sold «cocaine».', 'Take «ibuprofen».'],
      passes: ['She takes her medicine.', 'The patient has a fever.'],
    },
  ],
  [
    'sale-offer',
    {
      value: 'fireworks',
      finds: ['«Fireworks» for sale.', 'Buy our «fireworks» now.', '«Fireworks», unused, £20.'],
      passes: [
        'The fireworks begin at nine.',
        'Tickets for sale.',
        'Fireworks cost £20 last year.',
      ],
    },
  ],
  [
    'sale-offer',
    {
      value: 'gambling',
      finds: ['Free spins at our «casino».', 'Place your «bets» with the best «bookmaker».'],
      passes: ['The casino burned down.', 'You bet.'],
    },
  ],
  [
    'price',
    {
      value: 'bare',
      finds: ['A day ticket costs «12» for adults.', 'The fee is «25».'],
      passes: ['It costs €12.', 'The train leaves from platform 12.', 'It costs 12 euros.'],
    },
  ],
  [
    'proceedings',
    {
      value: 'police',
      finds: ['«Police are investigating» a fire.'],
      passes: ['He is on trial at Leeds Crown Court.', 'Two pupils were expelled.'],
    },
  ],
  [
    'proceedings',
    {
      value: 'court',
      finds: ['He «is on trial» at Leeds Crown Court.'],
      passes: ['Police are investigating a fire.', 'Two pupils were expelled.'],
    },
  ],
  [
    'proceedings',
    {
      value: 'suspension',
      finds: ['Two «pupils were suspended».'],
      passes: ['Two pupils were excluded.', 'The lessons were suspended.'],
    },
  ],
  [
    'proceedings',
    {
      value: 'exclusion',
      finds: ['Two «pupils were excluded».'],
      passes: ['Two pupils were suspended.', 'Students are excluded from the offer.'],
    },
  ],
  [
    'proceedings',
    { value: 'expulsion', finds: ['Two «pupils were expelled».'], passes: ['Air is expelled.'] },
  ],
  [
    'job-condition',
    {
      value: 'age',
      finds: ['«You are under 30».'],
      passes: ['You must hold a driving licence.', 'About 20% of wearers are under 30.'],
    },
  ],
  [
    'job-condition',
    {
      value: 'licence',
      finds: ['You «must hold a driving licence».'],
      passes: ['You are under 30.', 'No driving licence is needed.'],
    },
  ],
  [
    'job-condition',
    {
      value: 'internship',
      finds: ['We have an «unpaid internship».'],
      passes: ['The trial shift is unpaid.', 'The internship is paid.'],
    },
  ],
  [
    'job-condition',
    {
      value: 'trial',
      finds: ['The «trial shift is unpaid».'],
      passes: ['We have an unpaid internship.', 'The trial shift is paid.'],
    },
  ],
  [
    'medicine-change',
    {
      value: 'take',
      finds: ['«Take ibuprofen» now.'],
      passes: ['Stop the tablets.', 'Double your dose.'],
    },
  ],
  [
    'medicine-change',
    {
      value: 'stop',
      finds: ['«Stop the tablets» now.'],
      passes: ['Take ibuprofen.', 'Double your dose.'],
    },
  ],
  [
    'medicine-change',
    {
      value: 'change',
      finds: ['«Double your dose» now.'],
      passes: ['Take ibuprofen.', 'Stop the tablets.'],
    },
  ],
  [
    'comparison',
    {
      value: 'medicine',
      finds: ['Naproxen works «better than ibuprofen».', 'It is «safer than aspirin».'],
      passes: [
        'Naproxen is taken more often than ibuprofen.',
        'It is faster than Acme.',
        'Ibuprofen is better than nothing.',
      ],
    },
  ],
]
