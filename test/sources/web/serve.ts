import { errorCode } from '@content-trust/workspace'
import { type SmallWeb, siteNames, startWeb } from './start-web.ts'

/** Serves the small web until it is stopped, on ports in a row from that of the example or from another. */
const firstPort = Number(process.argv[2] ?? 8741)

/** What Node says of ports that are taken, that only the system may use, or that are none. */
const unusable = ['EADDRINUSE', 'EACCES', 'ERR_SOCKET_BAD_PORT']

async function start(): Promise<SmallWeb> {
  try {
    return await startWeb(firstPort)
  } catch (error) {
    if (!unusable.includes(errorCode(error) ?? '')) throw error
    const ports = `${siteNames.length} free ports from ${process.argv[2] ?? firstPort} on`
    process.stderr.write(
      `Cannot serve the small web, expected ${ports}. Name another first port: npm run sources:web -- 9741\n`,
    )
    process.exit(1)
  }
}

const web = await start()
for (const name of siteNames) process.stdout.write(`${name.padEnd(8)} ${web.at(name, '/')}\n`)
process.once('SIGINT', () => void web.close())
process.once('SIGTERM', () => void web.close())
