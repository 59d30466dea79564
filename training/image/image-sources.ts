import type { ModelSource } from '../../packages/engine/src/schema/index.ts'
import { mediaSources } from '../media/media-sources.ts'
import { mayFit, readImageLabels } from './image-corpus.ts'

/** Where the images come from, with the licence as stated there. */
export async function imageSources(): Promise<ModelSource[]> {
  const files = (await readImageLabels()).map((image) => {
    const { repo, licence, label, generator } = image
    return {
      name: label === 'real' ? repo : `${repo}, ${generator ?? 'generated'}`,
      origin: repo,
      licence,
      use: mayFit(image) ? ('fitted' as const) : ('evaluation only' as const),
    }
  })
  return mediaSources('synthetic-image-risk', files)
}
