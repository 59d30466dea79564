/** How much of the style of a draft is measured: spans and metrics alone, or every scan. */
export const executionModes = ['fast', 'deep'] as const
