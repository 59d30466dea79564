import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { modulePath } from './module-path.ts'

const entry = modulePath(createRequire(resolve('packages/sources/package.json')).resolve('undici'))

/** What its own entry does for the two functions that we take. */
const client = `
const Dispatcher = require('./lib/dispatcher/dispatcher')
Object.assign(Dispatcher.prototype, require('./lib/api'))
module.exports.Agent = require('./lib/dispatcher/agent')
module.exports.buildConnector = require('./lib/core/connect')
`

/**
 * Leaves out of undici what sources do not use: fetch, caches, mocks and WebSockets, two thirds of it. Its entry is
 * CommonJS, of which a bundler takes all or nothing.
 */
export const undiciClient: Plugin = {
  name: 'undici-client',
  load: (id) => (modulePath(id) === entry ? client : null),
}
