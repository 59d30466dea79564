/** Names of what has one value of a detector: the id, the value and the names, parted by commas. */
export type ValueName = readonly [id: string, value: string, names: string]
