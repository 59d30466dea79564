import { defineRouteMiddleware } from '@astrojs/starlight/route-data'
import { longGroups } from './sidebar.ts'

/** Shortens the lists of rules and decisions on pages that lie elsewhere: some 240 links on each page would be 15 MB. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute
  const folder = route.id.split('/')[0]
  for (const [name, label] of Object.entries(longGroups)) {
    if (name === folder) continue
    for (const entry of route.sidebar) {
      if (entry.type === 'group' && entry.label === label) entry.entries = entry.entries.slice(0, 1)
    }
  }
})
