import { testHost } from './support/test-host.ts'

testHost('hugo')
