export { diskSource, diskSourceSync, slashed } from './adapters/disk-source.ts'
export { writeBaseline } from './baseline/write-baseline.ts'
