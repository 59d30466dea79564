import { inject } from 'vitest'

/** Whether this run has the time for every case: that of `npm run test:long`. */
export const isLong = inject('lane') === 'long'
