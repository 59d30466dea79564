export { type Decoded, decodeDraft, MAX_BYTES, tooLarge } from './decode.ts'
