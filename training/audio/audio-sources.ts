import type { ModelSource } from '../../packages/engine/src/schema/index.ts'
import { mediaSources } from '../media/media-sources.ts'
import { readAudioLabels } from './audio-corpus.ts'

/** Where the recordings come from, with the licence as stated there. */
export async function audioSources(): Promise<ModelSource[]> {
  const files = (await readAudioLabels()).map(({ repo, licence, label, system }) => ({
    name: `${repo}, ${label === 'human' ? 'speech' : (system ?? 'synthetic')}`,
    origin: repo,
    licence,
    use: 'fitted' as const,
  }))
  return mediaSources('synthetic-audio-risk', files)
}
