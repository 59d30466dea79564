import { inject } from 'vitest'

/** Whether this run has the time for every case: that of `npm test long`. */
export const isLong = inject('lane') === 'long'
