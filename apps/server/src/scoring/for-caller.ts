import type { Caller } from './caller.ts'
import type { MediaScorers, Scoring } from './scoring.ts'

interface Scorers {
  readonly scoring: Scoring
  readonly mediaScorers: MediaScorers
}

/** The same services, whose scoring waits in the turn of a caller; most calls need one of the two. */
export function forCaller<Services extends Scorers>(services: Services, caller: Caller): Services {
  return {
    ...services,
    get scoring() {
      return scoringFor(services.scoring, caller)
    },
    get mediaScorers() {
      return mediaScorersFor(services.mediaScorers, caller)
    },
  }
}

function scoringFor(scoring: Scoring, caller: Caller): Scoring {
  return {
    scoreText: (task) => scoring.scoreText(task, caller),
    scoreStyle: (task) => scoring.scoreStyle(task, caller),
  }
}

function mediaScorersFor(
  { image, audio, video, admit }: MediaScorers,
  caller: Caller,
): MediaScorers {
  return {
    ...(image && { image: (task) => image(task, caller) }),
    ...(audio && { audio: (task) => audio(task, caller) }),
    ...(video && { video: (task) => video(task, caller) }),
    ...(admit && { admit: () => admit(caller) }),
  }
}
