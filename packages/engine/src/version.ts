/** Version of the engine package. */
export const engineVersion = '0.1.0'

/** Version of the scoring contract: thresholds and models together (R-VER-04). */
export const modelVersion = 'v0.1'
