/** A paragraph that asks for a person: claims, no source, stock phrases. */
export const risky = `Studies show that our revolutionary platform truly transforms every business in today's fast-paced world.
Experts agree that it is the best solution on the market, and many customers have seen significant improvements.
It is important to note that everyone can reach the team with our innovative tools.
This cures stress and guarantees that your savings grow by 300%.
Whether you are new or have done this for years, our team reads every message and answers soon.
`

/** A paragraph that may be published as it is. */
export const sound = `The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024. We measured it with a turbine meter and read
it every 30 seconds. At 3 bar the seal of the second valve dripped, so we replaced it with part 22-118 on 6 May.
The log of both runs is in [the workshop folder](https://example.com/logs/pump-3).
The second valve has held since, and the pump has not been opened again.
`
