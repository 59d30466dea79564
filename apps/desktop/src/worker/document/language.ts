/** The words that a document has beside those of its draft, in English. */
export const documentMessages = {
  notes: 'Notes',
  back: 'Back to the text',
  picture: (alt: string) => (alt === '' ? 'Picture' : `Picture: ${alt}`),
  note: (title: string, severity: string) => `${title} (${severity})`,
} as const
