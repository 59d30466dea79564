import { engineVersion } from '@content-trust/engine'
import { ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server'
import type { AccountCall, Route } from '../define-route.ts'
import { callTool, type ToolHost } from './call-tool.ts'
import { argumentsSchema, resultSchema } from './tool-schema.ts'

/** A route that is also a tool, with its description for clients. */
export interface RouteTool {
  readonly route: Route
  readonly tool: Tool
}

/** The routes that are tools, with their descriptions. */
export function toolsOf(routes: readonly Route[]): RouteTool[] {
  return routes.flatMap((route) => {
    if (route.tool === undefined) return []
    const { name, title, isReadOnly } = route.tool
    return [
      {
        route,
        tool: {
          name,
          title,
          description: `${route.summary}. ${route.description}`,
          inputSchema: argumentsSchema(route),
          outputSchema: resultSchema(route),
          annotations: {
            title,
            readOnlyHint: isReadOnly,
            destructiveHint: false,
            idempotentHint: isReadOnly,
            openWorldHint: !isReadOnly,
          },
        },
      },
    ]
  })
}

/**
 * A server for one request of one account; the protocol has no state between requests (decision
 * 41).
 */
export function toolServer(tools: readonly RouteTool[], call: AccountCall, host: ToolHost): Server {
  const server = new Server(
    { name: 'content-trust', title: 'Content Trust', version: engineVersion },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ tool }) => tool) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const called = tools.find(({ tool }) => tool.name === params.name)
    if (called === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.')
    }
    const result = await callTool(called.route, params.arguments ?? {}, call, host)
    return server.projectCallToolResult(result, called.tool.outputSchema)
  })
  return server
}
