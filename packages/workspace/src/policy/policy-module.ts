/** What reads policy files, in one module, because it is loaded with the first setting that names a policy. */
export { policyLimits } from '@content-trust/engine/schema'
export { parsePolicy } from './parse-policy.ts'
export { shippedNames, shippedPolicy } from './shipped-policy.ts'
