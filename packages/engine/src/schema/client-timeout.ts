/** How long a client of the service should wait for an answer, by medium, in milliseconds (R-LIM-03). */
export const clientTimeouts = {
  text: 30_000,
  image: 60_000,
  audio: 60_000,
  video: 45_000,
} as const
