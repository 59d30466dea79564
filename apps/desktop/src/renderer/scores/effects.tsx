import type { Proposal } from '../../shared/analysis.ts'
import { messages } from '../language/messages.ts'
import { effectsOf } from './effect-text.ts'

/** What a change does to the scores. */
export function Effects({ effects }: Pick<Proposal, 'effects'>) {
  const shown = effectsOf({ effects })
  const none = effects === null ? messages.revise.uncounted : messages.revise.noEffect
  return (
    <span className="small soft figures change-effects">
      {shown.length === 0
        ? none
        : shown.map(({ text, isRise }) => (
            <span key={text} className={isRise ? 'is-rise' : 'is-fall'}>
              {text}
            </span>
          ))}
    </span>
  )
}
