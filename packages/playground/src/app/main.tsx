import '../without-eval.ts'
import { createRoot } from 'react-dom/client'
import { createScorer, type ScoreThread } from '../scoring/scorer.ts'
import { PlaygroundPage } from './playground-page.tsx'

/** Shows the playground in an element. `start` starts the engine’s thread, and does so before the first draft. */
export function showPlayground(root: HTMLElement, start: () => ScoreThread): void {
  const scorer = createScorer(start)
  scorer.warm()
  createRoot(root).render(<PlaygroundPage scorer={scorer} />)
}
