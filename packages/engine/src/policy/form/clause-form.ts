import type { ClauseForm } from '../../schema/index.ts'

export type {
  ClauseForm,
  DraftFeature,
  LengthTarget,
  LinkTarget,
  PolicyException,
  PolicyNeed,
  PolicyPlace,
  PolicyScore,
  PolicyTarget,
  ScoreCondition,
} from '../../schema/index.ts'

/** A form with nothing in it, to be filled. */
export const emptyForm: ClauseForm = {
  kind: 'ban',
  targets: [],
  about: [],
  narrowedBy: [],
  moreThan: 0,
  unless: [],
  conditions: [],
  join: 'all',
  when: [],
  needs: [],
  everyDraft: false,
}
