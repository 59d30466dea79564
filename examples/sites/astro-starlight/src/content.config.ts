import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection, z } from 'astro:content'

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    // Starlight keeps only the keys that it knows.
    schema: docsSchema({ extend: z.object({ contentTrust: z.any() }).partial() }),
  }),
}
