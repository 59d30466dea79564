/**
 * Which of these times to give up until `most` are left, in milliseconds since 1970. The newest and the oldest stay;
 * of the others goes, one after the other, what is closest to its neighbours for its age. So the versions of the last
 * hour lie minutes apart and those of last month days.
 */
export function thinOut(times: readonly number[], most: number, now: number): number[] {
  const left = times.toSorted((a, b) => a - b)
  const given: number[] = []
  while (left.length > Math.max(most, 2)) {
    let worst = 1
    let smallest = Number.POSITIVE_INFINITY
    for (let at = 1; at < left.length - 1; at++) {
      const [before = 0, time = 0, after = 0] = left.slice(at - 1, at + 2)
      const share = (after - before) / Math.max(now - time, 1)
      if (share < smallest) [smallest, worst] = [share, at]
    }
    given.push(...left.splice(worst, 1))
  }
  return given
}
