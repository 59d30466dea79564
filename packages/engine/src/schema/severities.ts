/** How severe a finding can be made; `off` hides it. Without zod, which scoring a draft does not load. */
export const severityChoices = ['off', 'low', 'medium', 'high'] as const
