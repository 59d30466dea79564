import { featureNames } from './features/image-features.ts'
import type { WindowAnalysis } from './read-pixels.ts'

/** What a kind of features says to a reader when it speaks for a generator. */
const cues: readonly {
  readonly start: string
  readonly span: string
  readonly explanation: string
}[] = [
  {
    start: 'spectrum.',
    span: 'strength of fine patterns',
    explanation:
      'Fine and coarse patterns are mixed as in generated images: enlarge a plain area and look for a grid or for missing grain.',
  },
  {
    start: 'cosine.',
    span: 'waves of 8 × 8 blocks',
    explanation:
      'The fine waves inside 8 × 8 blocks have sizes that cameras seldom give: compare the grain with that of an original photo.',
  },
  {
    start: 'texture.',
    span: 'noise in smooth and busy areas',
    explanation:
      'Noise does not follow brightness and texture as it does behind a lens: compare a plain wall or sky with hair or leaves.',
  },
  {
    start: 'neighbours.',
    span: 'steps between neighbouring pixels',
    explanation:
      'Neighbouring pixels rise and fall in patterns that generators leave: enlarge to 800 % and look at the grain.',
  },
  {
    start: 'residual.',
    span: 'grain left after smoothing',
    explanation:
      'What is left when smooth shading is removed is unlike camera noise in size or shape.',
  },
  {
    start: 'ring.',
    span: 'small spots and edges',
    explanation: 'Tiny spots, corners and edges come in shares that are unusual for a photo.',
  },
  {
    start: 'phase.',
    span: 'pixels in a regular grid',
    explanation: 'Pixels differ by their place in a grid of 2, 4 or 8, as after an enlargement.',
  },
  {
    start: 'scale.',
    span: 'detail at each scale',
    explanation: 'Coarse and fine detail do not go together as in a photo of a real scene.',
  },
  {
    start: 'edge.',
    span: 'edges',
    explanation: 'Edges are equally sharp near and far: a lens has one plane in focus.',
  },
  {
    start: 'colour.',
    span: 'colours',
    explanation: 'The range of colours and brightness is unusual for a photo.',
  },
]

export interface ImageCue {
  readonly span: string
  readonly explanation: string
  /** Share of all that speaks for a generator. */
  readonly share: number
}

/** The kinds of features that speak most for a generator in one window, the strongest first. */
export function strongestCues({ byFeature }: WindowAnalysis, most: number): ImageCue[] {
  const sums = cues.map(({ start }) =>
    featureNames.reduce((sum, name, at) => sum + (name.startsWith(start) ? byFeature[at] : 0), 0),
  )
  const total = sums.reduce((sum, value) => sum + Math.max(0, value), 0)
  return cues
    .map(({ span, explanation }, at) => ({ span, explanation, share: sums[at] / (total || 1) }))
    .filter(({ share }) => share > 0.1)
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
}
