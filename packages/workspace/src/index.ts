export type { FileEntry, FileSource } from './file-source.ts'
