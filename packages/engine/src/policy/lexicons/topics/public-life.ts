import type { Topics } from './topic.ts'

/** States and what divides them. */
export const publicLife: Topics = {
  politics: {
    names:
      'political, politics, party politics, partisan politics, electoral politics, government, political parties, political party',
    words:
      'politics, political, politician, government, parliament, congress, senate, senator, president, prime minister, election, democrat, republican, left wing, right wing, legislation, mayor, labour party, conservative party, tory, tories, lib dem, lib dems, green party, political party, general election, by election, cabinet minister, foreign minister, chancellor, mp, mps, congressman, congresswoman, councillor, town council, left winger, brexit, referendum, white house, downing street, westminster, opposition leader, manifesto, lobbyist, lobbying, dictator, dictatorship, communist, socialist, fascist, democracy, republican party, democratic party, parliamentary, labour leader, labour mp, labour government, conservative mp, conservative government, vote labour, voted labour, vote conservative, labour candidate, labour want, labour forgot, electorate, protest march, geopolitics, embassy, diplomat, minister, trump, biden, starmer, summit, mayoral, voter',
    beside:
      'party, policy, campaign, conservative, labour, liberal, vote, coalition, governor, sanctions',
    elsewhere:
      'garden party, street party, christmas party, office party, birthday party, dinner party, tea party, hen party, stag party, party wall, third party, search party, cabinet maker, privacy policy, insurance policy, returns policy, advertising campaign, marketing campaign, labour of love, labour ward, minister of the chapel, minister of the church',
  },
  politicians: {
    names: 'politician, politicians, members of parliament, mps',
    words:
      'politician, prime minister, president of the united states, senator, congressman, congresswoman, councillor, mp, mps, member of parliament, members of parliament, cabinet minister, foreign minister, home secretary, chancellor of the exchequer, party leader, leader of the opposition, mayor, governor of',
  },
  elections: {
    names: 'election, elections, electoral, voting, ballots, votes',
    words:
      'election, electoral, voter, ballot, polling, referendum, recount, incumbent, polls open, polls close, polling station, polling day, elected, re elected, electorate, by election, cast your ballot, cast their ballot, votes, running for mayor, running for office, runs for office, stand for parliament, candidate for mayor, candidate for president, presidential candidate, parliamentary candidate, exit poll, opinion poll, swing state, primary election, electoral college, mail in ballot, postal vote, marginal seat, returning officer, turnout',
    beside: 'poll, candidate, vote, voting, constituency',
  },
  'voting appeals': {
    names:
      'voting appeals, who to vote for, which party to vote for, whom to vote for, how to vote, which way to vote, voting advice, voting recommendations, voting instructions, electioneering, appeals to vote for a party, calls to vote for a candidate, endorsements of candidates, endorsement of a candidate, candidate endorsements, political endorsements, vote for a party, vote for a candidate',
    words:
      'vote for, vote labour, vote conservative, vote tory, vote green, vote liberal, vote lib dem, vote democrat, vote democratic, vote republican, vote reform, vote snp, vote plaid, vote yes, vote no, vote leave, vote remain, vote against, vote out, vote him, vote her, vote them, deserves your vote, deserve your vote, lend your vote, use your vote to, give your vote, back our candidate, support our candidate, elect her, elect him, re elect, we endorse, i endorse, get my vote, gets my vote, gets our vote, cast your vote for',
    elsewhere: 'vote for the best, who to vote for, will vote for a new, vote for your favourite',
  },
  immigration: {
    names: 'immigration, migration, immigrants, migrants, refugees, asylum',
    words:
      'immigration, immigrant, migrant, refugee, asylum, deport, deportation, citizenship, deported, deports, deporting, asylum seeker, asylum seekers, border guard, border guards, border control, border force, border crossing, work visa, visa application, illegal immigrant, undocumented, people smuggler, people smugglers, residence permit, settled status, green card, passport control, naturalised, naturalized, emigrate, emigrated, immigrate, immigrated, stateless, detention centre, travel ban, migrate to, visa',
    beside: 'border, migration, foreigner, foreigners, small boats',
    elsewhere:
      'visa card, visa or mastercard, visa and mastercard, flower border, herbaceous border, border collie, bird migration, data migration, database migration',
  },
  climate: {
    names:
      'climate, environment, environmental, sustainability, climate change, green, global warming',
    words:
      'emission, sustainability, renewable, environmental, eco friendly, pollution, recycle, recyclable, biodegradable, net zero, fossil fuel, climate change, climate crisis, co2, carbon dioxide, methane, ice cap, sea level, sea levels, global warming, solar power, wind power, wind farm, solar panel, greenhouse gas, greenhouse effect, carbon footprint, carbon neutral, climate neutral, decarbonise, decarbonize, deforestation, rewilding, plastic waste, biodiversity, ecological, ecology, ozone, air quality, climate activist, wildfire, glacier, glaciers, drought, heatwave, landfill',
    beside: 'green, climate, carbon, environment, greenhouse, warming, sustainable, electric car',
    elsewhere:
      'carbon paper, climate of, greenhouse full, greenhouse is full, carbon dating, village green, bowling green, green tea, green beans, work environment, working environment, learning environment, desktop environment, development environment',
  },
  war: {
    names: 'war, wars, warfare, armed conflict, armed conflicts, conflict zones',
    words:
      'war, warfare, army, soldier, troop, missile, airstrike, air strike, artillery, battlefield, invasion, ceasefire, bombing, shelling, drone strike, air force, militia, conscription, nuclear weapon',
    beside: 'tank, navy, battle, veteran, combat, military',
  },
  weapons: {
    names: 'weaponry, weapon, weapons, guns, gun, firearms, firearm, knives, ammunition',
    words:
      'weapon, gun, rifle, pistol, handgun, shotgun, revolver, firearm, ammunition, ammo, knife, dagger, machete, sword, crossbow, bomb, grenade, explosive, taser, silencer',
  },
  violence: {
    names: 'violence, violent, terrorism',
    words:
      'violence, violent, weapon, gun, rifle, pistol, bomb, explosive, murder, shooting, terrorist, terrorism, assault, ammunition, stab, stabbed, stabbing, stabs, punched, punches, punching, strangle, strangled, strangling, beat up, beaten up, beat him, beat her, beat the dog, gunman, gunmen, opened fire, open fire, shot dead, shot him, shot her, were shot, was shot, murdered, murders, murderer, massacre, massacred, torture, tortured, assaulted, raped, rape, behead, beheaded, bombing, grenade, machete, slaughtered, mugged, mugging, brawl, fistfight, kicked him, kicked her, slapped, lynched, lynching, armed robbery, domestic abuse, hostage, militia, genocide, war crime, firearm, attacked, kills, beaten to death, threatened him with, threatened her with, threatened them with, with a knife, at knifepoint, at gunpoint',
    beside:
      'kill, killed, killing, knife, punch, attack, beating, battered, bombed, slaughter, bullet',
    elsewhere:
      'fruit punch, hole punch, punch line, killed the engine, kill the engine, kill time, killing time, heart attack, panic attack, battered fish, battered cod, bullet point, bullet points, bullet train, palette knife, bread knife, butter knife, kitchen knife, photo bomb, bath bomb, film bombed, nail gun, glue gun, staple gun, photo was shot, picture was shot, film was shot, scene was shot, video was shot, bread with a knife, butter with a knife, cut with a knife, spread with a knife',
  },
  'royal family': {
    names: 'royal family, royals, royalty, monarchy, royal news, royal affairs',
    words:
      'royal family, monarchy, monarch, king charles, queen camilla, queen elizabeth, prince william, prince harry, princess kate, duchess of sussex, duke of sussex, buckingham palace, windsor castle, prince of wales, princess of wales, coronation, crown prince, royal wedding',
  },
  'conspiracy theories': {
    names: 'conspiracy, conspiracies, conspiracy theories, conspiracy theory',
    words:
      'conspiracy, illuminati, new world order, deep state, chemtrail, flat earth, qanon, hoax, cover up, false flag, crisis actor, microchip, reptilian, plandemic, faked moon landing, great reset, cabal, big pharma, mind control',
  },
}
