import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'idle-analogy',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations', 'stories'],
  summary: 'A comparison that explains nothing.',
  fix: 'Say what the thing does, or keep only a comparison that explains how.',
  phrases: [
    '^(you can|just|simply|) think of (it|this|that|them|these|us|_|the _|a _|an _|your _|our _) (as|like) (a|an|your|the) (_|) (_|) (librarian|assistant|butler|chef|kitchen|restaurant|waiter|waitress|recipe|traffic cop|traffic light|toolbox|toolkit|swiss army knife|superpower|secret weapon|brain|nervous system|heart|backbone|bridge|gps|map|compass|blueprint|house|building|apartment|factory|conveyor belt|assembly line|shipping box|box|bucket|filing cabinet|library|bookshelf|notebook|diary|garden|tree|highway|road|car|engine|orchestra|conductor|coach|guard|bouncer|guardian|safety net|insurance policy|personal _|best friend|friend|sidekick|partner|co pilot|copilot|translator|messenger|postman|mailman|post office|phone book|menu|puzzle|lego|building blocks|playground|sandbox|treasure map|magic _|crystal ball|dance|symphony|conversation|marketplace|city|journey|marathon)',
    "(it's|it is|this is|that's|that is) (a bit|a little|kind of|sort of|much|almost|just|) like having (a|an|your own|the)",
    "(it's|it is|this is|that's|think of it) like (giving|handing|putting|trying to build|building) (a|an|your|the) (_|) (car|house|engine|orchestra|keys|superpowers|brain|superhighway|turbo|rocket)",
    '(a|an|the|your) (swiss army knife|secret weapon|secret sauce|superpower|holy grail|rocket ship|crystal ball|magic wand) (of|for)',
    '(is|are|was|becomes|become) (the|your|our) (secret weapon|secret sauce|superpower|ultimate superpower|north star|magic wand)',
    'on steroids$',
    'like a well oiled machine',
    '(working|work|works|worked) together in (perfect|) harmony',
    '(in|with) your (pocket|corner)$',
  ],
  explain: (quote) => `“${quote}” compares the thing and explains nothing about it.`,
  examples: {
    bad: [
      '«Think of it as a librarian» for your files.',
      "«It's like having a» cook at home.",
      'The parts «work together in harmony».',
    ],
    good: [
      'Think of the buffer as a queue of lines.',
      'The librarian keeps the files.',
      'The cooks sing together in thirds.',
      'He put it in your coat.',
      "“It's like having a cook at home.”",
    ],
  },
})
