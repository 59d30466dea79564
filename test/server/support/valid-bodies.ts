/** A text that any endpoint takes. */
export const draft = 'Experts say this very unique platform will change everything for everyone.'

/** A body that each route with a body accepts. */
export const validBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/v1/analyze': { type: 'text', content: draft },
  '/v1/analyze-text': { text: draft },
  '/v1/analyze-image': { image_url: 'https://media.example/a.png' },
  '/v1/analyze-audio': { audio_url: 'https://media.example/a.mp3' },
  '/v1/analyze-video': { video_url: 'https://media.example/a.mp4' },
  '/v1/analyze-style': { text: draft },
  '/v1/analyze-batch': { items: [{ id: 'a', text: draft }] },
  '/demo/analyze': { text: draft },
  '/demo/analyze-image': { image_url: 'https://media.example/a.png' },
  '/demo/analyze-audio': { audio_url: 'https://media.example/a.mp3' },
  '/request-access': { name: 'A', email: 'a@mail.example', use_case: 'Drafts.' },
}
