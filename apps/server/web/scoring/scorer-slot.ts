/** Placeholder in the rendered demo page for the file of the engine’s thread, which the build fills in. */
export const scorerSlot = '__SCORER__'
