// Makes the calls of a list with `@ai-sdk/mcp`, an independent client of the protocol, and prints the
// results. It is a separate program, because the packages of this folder are installed apart.
import { createMCPClient } from '@ai-sdk/mcp'

const { url, headers, protocolVersionDiscovery, calls } = JSON.parse(process.argv[2] ?? '{}')
try {
  const client = await createMCPClient({
    protocolVersionDiscovery,
    transport: { type: 'http', url, headers },
  })
  const { protocolVersion } = client.initializeResult
  const { tools } = await client.listTools()
  const results = []
  for (const call of calls) results.push(await client.callTool(call))
  await client.close()
  process.stdout.write(JSON.stringify({ protocolVersion, tools, results }))
} catch (error) {
  process.stdout.write(JSON.stringify({ failure: String(error) }))
}
