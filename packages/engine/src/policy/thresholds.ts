/**
 * Published thresholds of the risk level (specification, "Routing policy"): below `medium` is low,
 * from `high` on is high. A change ships with a new model version (R-VER-07).
 */
export const thresholds = { medium: 0.4, high: 0.7 } as const
