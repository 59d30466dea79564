/** What a score is for and what it is not (R-GEN-05 to 08). */
export function Limits() {
  return (
    <section className="limits" aria-labelledby="limits-title">
      <h2 id="limits-title">What a score is, and what it is not</h2>
      <div className="limits-columns">
        <p>
          A score is a workflow signal, not proof of authorship. It says how a text reads: how
          concrete it is, how well its claims are sourced, how much of it is stock phrases. It does
          not say who or what wrote it, or whether it is true.
        </p>
        <p>
          Use it to check drafts before they are published, to sort sources for retrieval or
          citation, to curate training data, to order a moderation queue, or to route work between
          agents. A person decides where the stakes are high or confidence is low.
        </p>
        <p>
          Do not use it in legal or forensic questions, in cases of academic misconduct, to match
          plagiarism, or to sort writers into people and machines. English is calibrated; other
          languages are experimental.
        </p>
      </div>
    </section>
  )
}
