import type { Article } from './article.ts'
import { leisure } from './leisure.ts'
import { river } from './river.ts'
import { science } from './science.ts'
import { town } from './town.ts'
import { trade } from './trade.ts'

/** The pages of the town's site that are there and say something. */
export const articles: readonly Article[] = [...town, ...river, ...science, ...trade, ...leisure]
