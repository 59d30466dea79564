/** Words that turn a demand round: “do not use …”. */
export const negations =
  "do not ever, would rather not, we'd rather not, i'd rather not, prefer not to, prefer not, had better not, better not, wouldn't, haven't, hasn't, don't ever, do not ever, not, don't, doesn't, do not, does not, never, should not, should never, shouldn't, ought not, won't, isn't, aren't, didn't, neither, nor, need not"

/** Words that leave no room. */
export const bans =
  'not a single, not one, never any, nobody, no one, no, none, nothing, no room for, no place for, have no room for, under no circumstances, in no case, on no account, nobody should, no one should, nothing about, nothing on, zero, absolutely no, strictly no, not any'

/** What must not be. */
export const prohibitions =
  "must not, mustn't, must never, may not, may never, can't, cannot, can not, can never, shall not, is not to, are not to, has no place, have no place, is no place for, does not belong, do not belong, don't belong, doesn't belong, belongs nowhere, is never to, are never to, is not ever to, you may not, you may never, you can not, you can never, you cannot, you can't, writers may not, writers can not, writers cannot, writers can't, authors may not, authors cannot"

/** Words that ask for something. */
export const requirements =
  'is to, are to, must, should, need, needs, needed, has to, have to, require, requires, required, shall, ought to, is mandatory, be required, check that, see that, see to it that, verify that, confirm that, be sure to, be sure that, take care to, it is essential, is essential, are essential, is a must, are a must, is vital, cannot go without, always comes with, always come with, always state, always cite, always credit, wants, deserves, deserve, is obliged to, make sure, ensure, ensures, mandatory, compulsory, obligatory, demand, demands, call for, calls for, always with, has to come with, have to come with, must come with, must always, come with, comes with, there must be, there should be, remember to, do not forget, always add, always give, always include, always name, have to be, has to be, expect, we expect'

/** What opens the only thing that is allowed. */
export const onlys = 'only, solely, exclusively, nothing but, nothing other than, nothing except'

/** “A instead of B”: the second is not wanted. */
export const contrasts = 'instead of, rather than, in place of, and not'
