/**
 * Whether the packages are on the npm registry. While they are not, no page and no message may send anybody there:
 * the name would be somebody else's, or nobody's. A release sets it to `true`.
 */
export const isPublished: boolean = false
