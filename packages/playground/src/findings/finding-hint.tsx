import { counted } from '@content-trust/design'

/** How to get from finding to finding: with keys where there is a keyboard, else with a finger. */
export function FindingHint({ count }: { readonly count: number }) {
  if (count === 0) return <p className="field-note">No findings.</p>
  return (
    <p className="field-note">
      {counted(count, 'finding')}.{' '}
      <span className="for-keys">
        <kbd>F8</kbd> opens the next one with its fix, <kbd>Shift</kbd>+<kbd>F8</kbd> the one
        before, <kbd>Esc</kbd> closes it. With <kbd>Tab</kbd> you go from mark to mark, and{' '}
        <kbd>Enter</kbd> opens what is marked there.
      </span>
      <span className="for-fingers">Tap a mark to see why it is there and what to write.</span>
    </p>
  )
}
