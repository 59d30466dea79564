import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { readableLines } from './readable-lines.ts'

function logged() {
  let said = ''
  const lines = readableLines((text) => {
    said += text
  })
  return { lines, log: createLog('info', lines), said: () => said }
}

const time = String.raw`\d{2}:\d{2}:\d{2}`

it('an answer is one short line, without ids', () => {
  const { log, said } = logged()
  log.info({
    request_id: 'req_1',
    account_id: 'acct_1',
    key_id: 'key_1',
    method: 'POST',
    route: '/v1/analyze',
    status: 402,
    latency_ms: 12,
    code: 'insufficient_credit',
    is_replay: true,
  })
  expect(said()).toMatch(
    new RegExp(
      `^${time}  402  POST  /v1/analyze  12 ms  code=insufficient_credit  is_replay=true\n$`,
    ),
  )
})

it('a failure shows its level, its words and its stack', () => {
  const { log, said } = logged()
  log.error({ error_name: 'TypeError', stack: '    at here (file.ts:1:2)' }, 'recovery failed')
  expect(said()).toMatch(
    new RegExp(
      `^${time}  ERROR  recovery failed  error_name=TypeError\n {4}at here \\(file\\.ts:1:2\\)\n$`,
    ),
  )
})

it('a line of another form stays as it is', () => {
  const { lines, said } = logged()
  lines.write('not JSON\n')
  lines.write('{"level":"info"}\n')
  expect(said()).toBe('not JSON\n{"level":"info"}\n')
})
