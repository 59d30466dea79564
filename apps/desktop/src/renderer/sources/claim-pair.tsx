import { verdictLabels } from '@content-trust/sources/labels'
import type { SourceClaim } from '../../shared/sources.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'

/** A claim beside the sentence of its source, and what became of each of its facts. */
export function ClaimPair({ claim: { facts, sentence, text } }: { readonly claim: SourceClaim }) {
  return (
    <div className="source-claim small">
      <ul className="source-facts">
        {facts.map(({ claimed, stated, verdict }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of a claim never change their order.
            key={index}
            className={`source-fact is-${verdictLabels[verdict].tone}`}
            dir="auto"
          >
            {messages.fact(
              messages.verdict(verdict),
              claimed,
              verdict === 'contradicted' ? stated : null,
            )}
          </li>
        ))}
      </ul>
      <div className="source-sides">
        <div>
          <p className="soft">{messages.claim}</p>
          <blockquote dir="auto">{text}</blockquote>
        </div>
        <div>
          <p className="soft">{messages.source}</p>
          {sentence === null ? (
            <p className="soft">{messages.noSentence}</p>
          ) : (
            <blockquote dir="auto">{sentence}</blockquote>
          )}
        </div>
      </div>
    </div>
  )
}
