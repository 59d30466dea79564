import { testHost } from './support/test-host.ts'

testHost('nuxt-content')
