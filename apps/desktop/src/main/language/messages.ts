import { english, type MainMessages } from './english.ts'

/** Another language is one more file beside `english.ts` and one more row here. */
const languages: Readonly<Record<string, MainMessages>> = { en: english }

const { locale } = Intl.DateTimeFormat().resolvedOptions()

/** The sentences of the main process, in the language of the system where there is one. */
export const messages: MainMessages = languages[locale.split('-')[0] ?? ''] ?? english
