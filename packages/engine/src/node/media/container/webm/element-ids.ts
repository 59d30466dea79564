/** Ids of EBML and Matroska elements, with the bits that mark their length. */
export const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  tags: 0x1254c367,
  cues: 0x1c53bb6b,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  referenceBlock: 0xfb,
  void: 0xec,
  checksum: 0xbf,
} as const

/** Elements that end a cluster: those of a segment, and the next segment. */
export const outsideClusters: ReadonlySet<number> = new Set([
  ids.ebml,
  ids.segment,
  ids.seekHead,
  ids.info,
  ids.tracks,
  ids.tags,
  ids.cues,
  ids.attachments,
  ids.chapters,
  ids.cluster,
])
