/** What opens a condition. */
export const conditionals =
  'if, when, where, wherever, whenever, everywhere that, anywhere that, every place where, once, in case of, in case there, in case a, as soon as, as long as, provided that, should any, any time, each time, every time'

/** What opens an exception. */
export const exceptions =
  'outside, outside of, other than in, unless, but only, except in, except, save in, except for, except when, except if, except where, other than, apart from, aside from, but not, excluding, save for, exempting, with the exception of, barring'

/** Approval lies outside of the text: as an exception it frees nothing. */
export const approvals =
  'editor approves, approves, approve, approved, agrees, agree, agreed, permission, consent, consented, legal approves, signed off, has signed off, sign off'

/** What says that something is not there. */
export const lacks =
  'without, lacking, lacks, lack, missing, with no, not backed by, not supported by, in the absence of, fails to cite, fail to cite, devoid of, free of, free from'

/** What goes on with what its noun holds. */
export const relatives =
  'together with, along with, alongside, accompanied by, with, that, which, who, with a, containing, that contain, which contain, that contains, which contains, featuring, whose'
