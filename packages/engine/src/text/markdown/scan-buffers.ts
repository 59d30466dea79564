import { type Containers, createContainers } from './block/containers.ts'
import { createInlineLists, type InlineLists } from './inline/inline-lists.ts'
import { createIntList, type IntList } from './int-list.ts'

/** Lists that one scan fills and the next may fill again: nothing in them outlives a scan. */
export interface ScanBuffers {
  /** Block, start, end of all alt texts. */
  readonly alts: IntList
  readonly containers: Containers
  readonly inline: InlineLists
}

/** Empty buffers; they grow with the drafts. */
export function createScanBuffers(): ScanBuffers {
  return {
    alts: createIntList(24),
    containers: createContainers(),
    inline: createInlineLists(),
  }
}
