/** What the editor says of what a suggestion gains. */
export const gainMessages = {
  gain: {
    uncounted: 'What it does to the scores was not counted.',
    order: 'What gets the draft nearer to allow comes first.',
  },
} as const
