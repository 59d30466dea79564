/** Stands in the built demo page where the number of calls an hour belongs. */
export const limitSlot = '__DEMO_LIMIT__'
