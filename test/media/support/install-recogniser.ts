import { ensureInstalled } from '../../../scripts/ensure-installed.ts'

// The recogniser of speech and its weights (300 MB), which few tests need.
ensureInstalled('packages/engine/src/node/media/speech')
