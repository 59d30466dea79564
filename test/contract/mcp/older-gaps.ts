import type { Gap } from './gap.ts'

/** What the frozen scenarios of 2025-11-25 ask for and the service does not offer, with the reason. */
export const olderGaps: readonly Gap[] = [
  {
    reason: 'The service has no prompts.',
    message: /Method not found|-32601/,
    checks: [
      'prompts-get-embedded-resource prompts-get-embedded-resource',
      'prompts-get-simple prompts-get-simple',
      'prompts-get-with-args prompts-get-with-args',
      'prompts-get-with-image prompts-get-with-image',
      'prompts-list prompts-list',
    ],
  },
  {
    reason: 'The service has no resources.',
    message: /Method not found|-32601|data\.uri is undefined/,
    checks: [
      'resources-list resources-list',
      'resources-read-binary resources-read-binary',
      'resources-read-text resources-read-text',
      'resources-subscribe resources-subscribe',
      'resources-templates-read resources-templates-read',
      'resources-unsubscribe resources-unsubscribe',
    ],
  },
  {
    reason: 'Nothing is completed: there are no prompts and no templates of resources.',
    message: /Method not found/,
    checks: ['completion-complete completion-complete'],
  },
  {
    reason: 'Nothing is logged to the client.',
    message: /Method not found/,
    checks: [
      'logging-set-level logging-set-level',
      'tools-call-with-logging tools-call-with-logging',
    ],
  },
  {
    reason: 'No tool asks the client back, so the fixtures that do are absent.',
    message: /no tool of this name|Method not found|re-requesting|InputRequiredResult/,
    checks: [
      'elicitation-sep1034-defaults elicitation-sep1034-general',
      'elicitation-sep1330-enums elicitation-sep1330-general',
      'tools-call-elicitation tools-call-elicitation',
      'tools-call-sampling tools-call-sampling',
    ],
  },
  {
    reason: 'Every answer is whole: no session and no stream is kept to be resumed.',
    message: /^$|priming event|retry field/,
    checks: [
      'server-sse-multiple-streams server-sse-multiple-streams-session',
      'server-sse-polling server-sse-polling-session',
      'server-sse-polling server-sse-priming-event',
      'server-sse-polling server-sse-retry-field',
    ],
  },
  {
    reason: 'A tool of the suite itself, which only a server made for the suite has.',
    message: /no tool of this name|not found\. Available tools|does not list the diagnostic tool/,
    checks: [
      'json-schema-2020-12 json-schema-2020-12-tool-found',
      'tools-call-audio tools-call-audio',
      'tools-call-embedded-resource tools-call-embedded-resource',
      'tools-call-error tools-call-error',
      'tools-call-image tools-call-image',
      'tools-call-mixed-content tools-call-mixed-content',
      'tools-call-simple-text tools-call-simple-text',
      'tools-call-with-progress tools-call-with-progress',
    ],
  },
]
