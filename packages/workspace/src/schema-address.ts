/** Address of the JSON schema of config files, as `$schema` names it; the schema is published with this package. */
export const schemaAddress = 'https://unpkg.com/@content-trust/workspace@0.1/schema.json'

/** Address of the JSON schema of policy files. */
export const policySchemaAddress =
  'https://unpkg.com/@content-trust/workspace@0.1/policy.schema.json'
