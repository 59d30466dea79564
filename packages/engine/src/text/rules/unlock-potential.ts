import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'unlock-potential',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations', 'stories'],
  summary: 'A promise of potential without a result.',
  fix: 'Say what can now be done that could not be done before.',
  phrases: [
    "(unlock|unlocks|unlocked|unlocking|unleash|unleashes|unleashed|unleashing|tap into|taps into|tapping into|realize|realizing|reach|reaching|fulfill|maximize|maximizing|achieve) (the|your|their|our|its|his|her|one's|a) (full|true|limitless|hidden|inner|untapped|greatest|creative|_|) (_|) potential",
    '(unlock|unlocking|unlocks|unleash|unleashing) (the|your|new|a) (_|) (power|possibilities|creativity|opportunities|world|magic|imagination|levels|inner|creativity)',
    '(has|have|had|holds|hold|offers|with) (the|immense|enormous|tremendous|great|vast|huge|significant|incredible) (potential|power|promise) to (revolutionize|transform|change|reshape|unlock|empower|redefine|shape)',
    '(holds|hold|offers|offer|has|have|shows|show) (immense|enormous|tremendous|great|vast|huge|significant|incredible|endless|limitless) (potential|promise|possibilities)',
    '(open|opens|opening|opened) (up|) (a|the|new|) (world|worlds|realm|doors|door|avenues|possibilities|whole new world) (of|to|for) (new|possibilities|opportunities|endless|greater)',
    '(endless|limitless|infinite|countless|boundless) (possibilities|opportunities|potential)',
  ],
  explain: (quote) => `“${quote}” promises something and names no result.`,
  examples: {
    bad: [
      'It helps you «unlock your full potential».',
      'It «has the potential to revolutionize» law.',
      'This «opens the door\nto new» trade.',
    ],
    good: [
      'They want to unlock the secret of age.',
      'Such pairs have the potential to significantly lower the score.',
      '“It will unlock your potential,” he said.',
      'She tried to unlock the door.',
      'The potential difference is 5 volts.',
      'They opened a door to the yard.',
      'The way was paved in 1900.',
    ],
  },
})
