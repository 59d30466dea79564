/** A voice of a kind: pulses with a moving pitch through two resonances, in syllables with pauses. */
export function makeVoice(seconds: number, rate = 16_000): Float32Array {
  const values = new Float32Array(Math.round(seconds * rate))
  const memory = [0, 0, 0, 0]
  let phase = 0
  let state = 7
  for (let at = 0; at < values.length; at++) {
    const time = at / rate
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const noise = state / 2 ** 31 - 1
    phase += (120 + 25 * Math.sin(2 * Math.PI * 0.7 * time)) / rate
    const pulse = phase >= 1 ? 1 : 0
    phase -= pulse
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2.5 * time) + 0.3)
    const isPause = time % 1.7 > 1.4
    const source = (pulse + noise * 0.02) * (isPause ? 0.02 : syllable)
    values[at] = resonate(resonate(source, memory, 0, 600, rate), memory, 2, 1700, rate)
  }
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return values.map((value) => (0.5 * value) / peak)
}

function resonate(
  input: number,
  memory: number[],
  at: number,
  hertz: number,
  rate: number,
): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate) * 0.96
  const output = input + turn * (memory[at] ?? 0) - 0.9216 * (memory[at + 1] ?? 0)
  memory[at + 1] = memory[at] ?? 0
  memory[at] = output
  return output
}

/** White noise of a fixed seed. */
export function makeNoise(seconds: number): Float32Array {
  let state = 11
  return Float32Array.from({ length: Math.round(seconds * 16_000) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 32 - 0.5) * 0.6
  })
}
