import { testHost } from './support/test-host.ts'

testHost('fumadocs')
