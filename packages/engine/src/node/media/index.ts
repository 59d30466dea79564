export { type ReadImage, readImage } from './read-image.ts'
export { type ImageFormat, sniffImage } from './sniff-image.ts'
