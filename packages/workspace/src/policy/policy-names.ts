/** Names of policy files, for messages. */
export const policyEndings = '.policy.yaml, .policy.yml or .policy.json'

/** Globs of policy files, for whoever watches them. */
export const policyGlob = '**/*.policy.{yaml,yml,json}'

/** Whether a file is a policy file, by its path or its name. */
export function isPolicyFile(path: string): boolean {
  return /[^/\\]\.policy\.(?:ya?ml|json)$/.test(path)
}
