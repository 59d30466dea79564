import { findRuleProblem } from '@content-trust/engine/policy'
import {
  type Action,
  type ClauseForm,
  clauseFormSchema,
  houseLimits,
} from '@content-trust/engine/schema'
import * as z from 'zod'
import { type Examples, problemsOf, testExamples } from '../../examples/test-examples.ts'
import type { Engine } from '../../host.ts'
import { cleanText } from '../../terminal/display-text.ts'
import { metPlaces } from '../met-places.ts'

/** A clause that a model put into its structured form, with texts that show what the form meets. */
export interface Translation {
  readonly form: ClauseForm
  readonly examples: { readonly matches: readonly string[]; readonly passes: readonly string[] }
}

/** A translation, or why there is none. */
export type Translated = { readonly translation: Translation } | Refusal

/** Why an answer is not used: a part of a sentence, without a full stop. */
export interface Refusal {
  readonly refused: string
}

/** What is known of a clause before it has a form. */
export interface Meant {
  /** The decision that its words ask for; `unknown` where they were not read far enough. */
  readonly action: Action | undefined | 'unknown'
  /** Examples that somebody wrote for the clause. */
  readonly examples: Examples
}

const example = z.string().min(1).max(houseLimits.example)
const someExamples = z.array(example).min(2).max(6)

/** What a model has to answer. */
export const translationSchema = z.strictObject({
  form: clauseFormSchema,
  matches: someExamples,
  passes: someExamples,
})

/** An answer that says that no form can say the clause. */
const declinedSchema = z.object({ form: z.null() })

/**
 * Checks what a model answered: it keeps to the schema, names what there is, asks for the decision that is meant, and
 * its own examples, and those that the clause has, do what they say when the engine scores them. Nothing of an answer
 * that fails is used.
 */
export function checkTranslation(
  answer: unknown,
  meant: Meant,
  { explainPolicy }: Pick<Engine, 'explainPolicy'>,
): Translated {
  if (declinedSchema.safeParse(answer).success) return refuse('the model found no form for it')
  const parsed = translationSchema.safeParse(answer)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`not in the form that was asked for: ${placeOf(issue?.path)} ${issue?.message}`)
  }
  const { form, matches, passes } = parsed.data
  const examples = { matches, passes }
  const refusal = formRefusal(form, meant) ?? textRefusal(parsed.data)
  if (refusal !== undefined) return refusal
  const failed = failedExample(form, examples, explainPolicy)
  if (failed !== undefined) return refuse(`its own examples do not hold: ${failed}`)
  const broken = failedExample(form, meant.examples, explainPolicy)
  if (broken !== undefined) return refuse(`the examples of the clause do not hold: ${broken}`)
  return { translation: { form, examples } }
}

function failedExample(
  form: ClauseForm,
  examples: Examples,
  explainPolicy: Engine['explainPolicy'],
): string | undefined {
  const rule = { id: 'translated', says: 'translated', form }
  const tested = testExamples(examples, (source) =>
    metPlaces(explainPolicy([rule], { source, syntax: 'markdown' })[0]),
  )
  return problemsOf({ id: '', origin: '', examples: tested, problem: null })[0]
}

function formRefusal(form: ClauseForm, { action }: Meant): Refusal | undefined {
  const found = findRuleProblem({ form })
  if (found !== undefined) return refuse(`${placeOf(found.path)} ${found.problem}`)
  if (form.everyDraft && form.conditions.length === 0)
    return refuse('it would speak of every draft')
  if (action === 'unknown' || form.action === action) return undefined
  return refuse(
    `it asks for the decision ${form.action ?? 'none'}, and the words for ${action ?? 'none'}`,
  )
}

function textRefusal(answer: z.infer<typeof translationSchema>): Refusal | undefined {
  const unmarked = answer.matches.find((text) => !/«[^«»]+»/.test(text))
  if (unmarked !== undefined) return refuse('one of its examples marks nothing with « and »')
  // JSON and YAML write the other control characters as escapes.
  const text = JSON.stringify(answer)
  return cleanText(text) === text ? undefined : refuse('it holds characters that cannot be seen')
}

function refuse(reason: string): Refusal {
  return { refused: reason.replace(/\.$/, '') }
}

function placeOf(path: readonly PropertyKey[] = []): string {
  return `\`${path.map(String).join('.') || 'answer'}\`:`
}
