import { resolve } from 'node:path'
import type { Plugin } from 'rolldown'

/** Gives the engine Node's decoder for the weights of its models. */
export const nativeBase64: Plugin = {
  name: 'native-base64',
  resolveId(source) {
    return source.endsWith('/models/base64.ts')
      ? resolve('packages/engine/src/node/native-base64.ts')
      : null
  },
}
