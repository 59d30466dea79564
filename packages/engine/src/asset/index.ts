export { type BlockResult, decideAsset } from './decide-asset.ts'
