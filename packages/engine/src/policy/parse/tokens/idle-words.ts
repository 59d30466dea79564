/** Names of drafts. */
export const draft =
  '(?:communications?|documents?|adverts?|ads?|advertisements?|notices?|posts?|articles?|pages?|emails?|letters?|messages?|texts?|drafts?|stor(?:y|ies)|reports?|leaflets?|brochures?|newsletters?|listings?|reviews?|comments?|replies|reply|releases?|statements?|publications?|submissions?|entries|entry|content|copy|pieces?|factsheets?|guides?|columns?)'

/** “… before a report goes out”, “before we run the story”: whatever is looked at has not been published yet. */
const issue = `(?:(?:they|it|these|this|anything|(?:(?:an?|the|each|every|any|your|our|its) )?${draft}) (?:leaves?(?: (?:the |our )?(?:building|house|office|desk|company|firm))?|goes? (?:out|live|up|anywhere|online|to print|to press)(?: the door)?|(?:is|are) (?:published|posted|printed|sent(?: out)?|released|shared)|appears?|runs?|airs?)|(?:we|you|anyone|anybody) (?:run|publish|print|post|send|release|air|ship|share|put out)(?: (?:(?:an?|the|each|any|your|our) )?(?:it|them|${draft}(?! address))|(?=$| ,))|(?:publication|launch|release|printing|posting|going (?:live|out|to print|to press|online)))`

/** “… wherever they turn up”: it holds for all places. */
const wherever =
  '(?:wherever|anywhere|everywhere|no matter where|whatever the place) (?:(?:that )?(?:they|it|these|those|this|one|you) )(?:may |might |can |could |happen to )?(?:turns? up|crops? up|pops? up|shows? up|comes? up|appears?|occurs?|stands?|sits?|lies?|(?:is|are|be) (?:used|found|seen|written|placed|put|given)|finds? (?:them|it|one)|sees? (?:them|it|one)|is|are)'

/** Words that say when something is to be done, or that it holds everywhere: they change nothing. */
export const idle = new RegExp(
  `^(?:straight ?away|right away|right off|at once|on sight|immediately|without delay|without hesitation|forthwith|instantly|asap|as soon as possible|as a matter of urgency|there and then|then and there|promptly|before ${issue}|(?:from|as of|as from) (?:now|today|tomorrow|this \\w+|next \\w+|monday|then)(?: on| onwards?)?|with immediate effect|until further notice|since then|ever since|these days|nowadays|anywhere at all|in (?:the |an? |any |your |our |each |every )?(?:entire|whole|complete) (?:${draft}|thing)|whatsoever|(?:both )?in (?:the |our |your )?(?:\\w+ ){1,3}(?:and|or|as well as) (?:elsewhere|everywhere else|anywhere else)|${wherever})(?= |$)`,
)
