import { capital } from '@content-trust/design'
import type { AlarmCounts, FairnessGroup, Rate } from '@content-trust/engine/schema'
import { messages } from '../language/messages.ts'

const text = messages.about

/** False alarms for each kind of writing and writer, with how sure the numbers are. */
export function FairnessTable({ groups }: { readonly groups: readonly FairnessGroup[] }) {
  return (
    <div className="table-frame">
      <table className="fairness">
        <thead>
          <tr>
            <th scope="col">{text.group}</th>
            <th scope="col" className="is-number">
              {text.texts}
            </th>
            <th scope="col" className="is-number">
              {text.texture}
            </th>
            <th scope="col" className="is-number">
              {text.slop}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, note, new_sources }) => (
            <tr key={group}>
              <td>
                {capital(group)}
                {note !== '' && <p className="small soft">{note}</p>}
              </td>
              <Cells counts={new_sources} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ counts }: { readonly counts: AlarmCounts }) {
  const { texts, texture, slop } = counts
  if (texts === 0) {
    return (
      <>
        <td className="is-number">0</td>
        <td className="soft" colSpan={2}>
          {text.notMeasured}
        </td>
      </>
    )
  }
  return (
    <>
      <td className="is-number">{texts}</td>
      <td className="is-number">{rateText(texture.medium_or_above)}</td>
      <td className="is-number">{slop === null ? '–' : rateText(slop.medium_or_above)}</td>
    </>
  )
}

function rateText({ share, low, high }: Rate): string {
  const percent = (value: number): string => (value * 100).toFixed(1)
  return `${percent(share)} % (${percent(low)}–${percent(high)})`
}
