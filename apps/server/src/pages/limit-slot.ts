/** Placeholder in the built demo page for the number of calls an hour. */
export const limitSlot = '__DEMO_LIMIT__'
