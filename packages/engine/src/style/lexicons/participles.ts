import { words } from '../../text/lexicons/words.ts'

/** Past participles that do not end in -ed. Compiled for this project. */
export const irregularParticiples = words(`
  awoken beaten begun bent bet bitten bled blown bound broken brought built burnt burst bought
  caught chosen cast cut dealt dug drawn driven drunk eaten fed felt fought found flung flown
  forbidden forecast foreseen forgotten forgiven frozen given ground grown hung heard hidden hit
  held hurt kept known laid led lent let lit lost made meant met mistaken overcome overridden
  overtaken overthrown paid put quit read rebuilt redone rethought rewritten ridden rung run said
  seen sought sold sent set sewn shaken shown shot shut slain slung sown spent spun split spread
  stolen struck stuck stung sung sunk sworn swept taken taught thought thrown told torn undone
  understood undertaken upheld woken won worn wound woven withdrawn withheld written used owed tied bred
`)
