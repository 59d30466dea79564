import { expect, it } from 'vitest'
import { createLog, traceOf } from './log.ts'

function linesOf(level: string) {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, read: () => lines.map((line): unknown => JSON.parse(line)) }
}

it('writes only the fields that a line may say', () => {
  const { log, read } = linesOf('info')
  const said = { request_id: 'req_1', status: 200, is_replay: true, stack: '' }
  log.info({ ...said, text: 'canary', authorization: 'canary', err: new Error('canary') })
  expect(read()).toEqual([{ level: 'info', time: expect.any(String), ...said }])
})

it('keeps the words that come with the fields', () => {
  const { log, read } = linesOf('info')
  log.info({ host: 'here', text: 'canary' }, 'listening')
  log.info('ready')
  log.info(null, 'closed')
  const words = [{ host: 'here', msg: 'listening' }, { msg: 'ready' }, { msg: 'closed' }]
  expect(read()).toMatchObject(words)
  expect(JSON.stringify(read())).not.toContain('canary')
})

it('says of an error its name and places', () => {
  const { log, read } = linesOf('info')
  log.error(new RangeError('canary'))
  log.error(new RangeError('canary'), 'recovery failed')
  const trace = { error_name: 'RangeError', stack: expect.stringContaining('log.test.ts') }
  expect(read()).toMatchObject([trace, { ...trace, msg: 'recovery failed' }])
  expect(JSON.stringify(read())).not.toContain('canary')
})

it('says when, by the name of the level, and nothing of the machine', () => {
  const { log, read } = linesOf('error')
  log.info({ status: 200 })
  log.error({ status: 500 })
  expect(read()).toEqual([
    { level: 'error', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), status: 500 },
  ])
})

it('traces an error by its name and places, without a word of its message', () => {
  const error = new RangeError('canary\n    at canary of two lines\n at  the end')
  error.stack =
    'RangeError: canary\n  canary at 7\n    at one (a.ts:1:2)\nat two\n    at three (b.ts:3:4)'
  expect(traceOf(error)).toEqual({
    error_name: 'RangeError',
    stack: '    at one (a.ts:1:2)\n    at three (b.ts:3:4)',
  })
  Reflect.deleteProperty(error, 'stack')
  expect(traceOf(error)).toEqual({ error_name: 'RangeError', stack: '' })
})

it.each([
  ['canary', 'string'],
  [undefined, 'undefined'],
  [{ name: 'canary' }, 'object'],
])('traces what was thrown and is not an error by its type: %j', (thrown, type) => {
  expect(traceOf(thrown)).toEqual({ error_name: type, stack: '' })
})
