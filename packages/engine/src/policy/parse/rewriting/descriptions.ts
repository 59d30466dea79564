import { type Description, describe } from './description-parts.ts'

const and = '(?: ,)?(?: and| or| nor)?'
const listOf = (item: string): string => `${item}(?:${and} ${item})*`
const whom =
  '(?:(?:the |your |our |any |their |other )?(?:readers?|people|customers?|users?|visitors?|patients?|clients?|public|members? of the public|consumers?|shoppers?|buyers?|anyone|anybody|someone|somebody|everyone|parents|students|members|viewers?|audience)|them|us|you)'
const tells =
  '(?:tell(?:s|ing)?|advis(?:e|es|ing)|instruct(?:s|ing)?|encourag(?:e|es|ing)|urg(?:e|es|ing)|ask(?:s|ing)?|invit(?:e|es|ing)|push(?:es|ing)?|beg(?:s|ging)?|nudg(?:e|es|ing)|order(?:s|ing)?|implor(?:e|es|ing)|persuad(?:e|es|ing)|prompt(?:s|ing)?|recommend(?:s|ing)?)'
const says =
  '(?:(?:any |all )?(?:claims?|statements?|suggestions?|sentences?|assertions?|remarks?|boasts?|texts?|lines?)|say(?:s|ing)?|claiming|suggest(?:s|ing)?|stat(?:es|ing)|impl(?:y|ies|ying)|assert(?:s|ing)?|boasting|insist(?:s|ing)?|pretend(?:s|ing)?)'

const ourselves =
  "(?:ourselves|themselves|itself|himself|herself|yourself|us|it|(?:our|their|its|your|his|her|one's) (?:own )?\\w+|anything|something|products?|(?:a|any|the) (?:product|service|shop|company|team|book|film|hotel|app|place|dish|school|brand))"
const superlative =
  '(?:(?:the |our |a )?(?:world |country )?(?:very )?(?:best|first|\\w{3,}est|leading|top|only|number one|most \\w+|least \\w+|unrivalled|unbeatable|ultimate|world - class)(?: (?:brand|company|choice|product|provider|supplier|shop|team|firm|school|on the market|in the world|in the country|of all|in town|of its kind))?)'
const calls =
  '(?:call(?:s|ed|ing)?|describ(?:e|es|ed|ing)|declar(?:e|es|ing)|brand(?:s|ed|ing)?|label(?:s|led|ling|ing)?|bill(?:s|ed|ing)?|present(?:s|ed|ing)?|styl(?:e|es|ing)|crown(?:s|ed|ing)?|hail(?:s|ed|ing)?|rank(?:s|ed|ing)?|tout(?:s|ed|ing)?|pitch(?:es|ed|ing)?)'
const being =
  "(?:(?:that )?(?:(?:we|they|you|ours|theirs|our \\w+|these|those|products?) are|(?:it|ours|this|that|something|anything|our \\w+|an? \\w+|the \\w+) is|we're|they're|it's|you're)|to be|of being|being|are|is)"

const comparative =
  '(?:(?:much |far |way )?(?:better|worse|cheaper|faster|safer|bigger|stronger|quicker|smaller|easier|healthier|greener|smarter|lighter|cleaner|fresher|nicer|finer|kinder|simpler|tastier|superior|(?:more|less) \\w+))'
const others =
  '(?:(?:the |our |their |your |any |some |that of |those of |those from |those at |all )*(?:others?(?: \\w+)?|another(?: \\w+)?|competitors?(?: \\w+)?|rivals?(?: \\w+)?|competing \\w+|competition|(?:any|some|every)(?:one|body) else(?: \\w+)?|no one else))'
const rivals =
  '(?:(?:the |our |their |any |all |other )*(?:competitors?|rivals?|competition)|other (?:companies|brands|firms|makers|shops|products|businesses|suppliers|providers|sellers))'

const compared =
  '(?:(?:ourselves|us|itself|themselves|it|(?:our|their|its|your) \\w+(?: \\w+)?|products?) )?'
const one =
  '(?:an? |any |the |other )?(?:named|specific|particular|individual|identified|identifiable)'
const rival =
  '(?:competitors?|rivals?|compan(?:y|ies)|brands?|firms?|products?|makers?|suppliers?|shops?)'

const ill =
  '(?:medications?|medicines?|drugs?|treatments?|symptoms?|illness(?:es)?|diseases?|health|therap(?:y|ies)|ailments?|pills?|tablets?|supplements?|antibiotics?|vitamins?|diagnos[ei]s|cures?|medical (?:matters|questions|conditions|problems|issues)|(?:health|medical) (?:matters|questions|conditions|problems|issues))'
const cure =
  '(?:cures?|cured|treats?|heals?|prevents?|relieves?|reverses?|curing|treating|healing|preventing)'
const law =
  '(?:(?:legal|court|law|tribunal)(?: (?:disputes?|cases?|matters?|questions?|issues?|problems?|rights|proceedings?|hearings?|claims?|battles?|trouble))?|lawsuits?|litigation|suing|going to court|their rights|your rights)'
const sues =
  '(?:sue|go to court|appeal|litigate|press charges|take (?:\\w+ ){1,3}to court|claim (?:compensation|damages)|withhold (?:\\w+ )?rent|contest (?:\\w+ )?\\w+|hire a lawyer|plead (?:not )?guilty)'
const act =
  '(?:buy|order|purchase|subscribe|donate|sign up|sign|join|book|register|click|share|follow|like|download|shop|vote)(?: (?:now|today|something|anything|things|products?|our \\w+|us))?'

const years =
  '(\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'
const dated =
  '(?:(?:anything|something|dates?|evidence|sources?|studies|study|data|research|papers?|reports?|content|information|surveys?|articles?|references?|trials?|material|literature|citations?|polls?|years?) (?:(?:that|which) (?:is|are|was|were) )?)'
const made =
  '(?:dated|from|published|made|written|done|collected|updated|reviewed|conducted|carried out|released|dating(?: from| back to)?|that dates? from|going back)'

/** Pronouns alone, and not those of “between us and our readers”. */
const ends =
  '(?= ?$| (?:should|must|may|can|cannot|are|is|in|on|at|except|unless|anywhere|out|from|do|does|have|has|belong|never|not|need|go|,|;|:|\\.|\\)|to be|when|where|if|,|-|–|—)(?: |$))'
const pronouns = (words: string): string =>
  `(?:(?:the )?(?:words?|pronouns?) )?(?:${words})(?:${and} (?:${words}))+${ends}`

/** In the order in which they are looked for. */
export const descriptions: readonly Description[] = [
  describe(
    `(?:${tells} ${whom} )?(?:how|who|whom|for whom|which (?:party|candidate|side|way|parties|candidates)(?: or (?:party|candidate))?) (?:to|${whom} should|they should) vote(?: for)?`,
    'voting appeals',
  ),
  describe(
    `(?:${tells} (?:${whom}|children|kids|them) to )?(?:ask(?:ing)?|tell(?:ing)?|beg(?:ging)?|nag(?:ging)?|pester(?:ing)?|get(?:ting)?|persuad(?:e|ing)) (?:their |your )?(?:parents|mums?|mums? (?:and|or) dads?|families|family|grandparents)(?: (?:to|into) (?:buy|get|order|purchas|pay for)(?:e|ing)?(?: (?:something|anything|things|it|them|the \\w+|our \\w+|a \\w+))?)?`,
    'pester power',
  ),
  describe(
    `(?:(?:any |all )?(?:claims?|statements?|boasts?|posts?) (?:about|on|of|that|regarding) )?how (?:much weight|many (?:kilos|kilograms|pounds|stones?|kg|lbs)) (?:an? |the |our |your )?(?:\\w+ )?(?:\\w+ )?(?:has |have |had |can |could |will )?(?:lost|lose|loses)`,
    'weight loss claims',
  ),
  describe(
    `(?:(?:any |all )?(?:claims?|statements?|boasts?|promises?) (?:about|on|of|regarding) )?(?:losing (?:weight|fat|kilos|pounds)|weight lost|los(?:e|es) weight)`,
    'weight loss claims',
  ),
  describe(
    `(?:${says} )?${being} ${listOf(comparative)} (?:than|to) ${others}`,
    'comparison with others',
  ),
  describe(
    `${says} (?:that )?(?:\\S+ ){1,12}?(?:is|are) ${listOf(comparative)} (?:than|to) ${others}`,
    'comparison with others',
  ),
  describe(
    `compar(?:e|es|ing|ed|isons?) ${compared}(?:with|to|against) (?:${one} ${rival}(?: by (?:their )?name)?|(?:an? |any |the |other )?${rival} by (?:their )?name)`,
    'named comparisons',
  ),
  describe(
    `compar(?:e|es|ing|ed) (?:ourselves|us|itself|themselves|it|(?:our|their|its|your) \\w+(?: \\w+)?|products?|brands?|companies|competitors|rivals|\\w) (?:with|to|against|and) (?:${others}|products?|brands?|one another|each other|\\w)`,
    'comparison with others',
  ),
  describe(
    `compar(?:e|es|ing|ed) (?:\\w+ ){1,3}(?:with|to|against) (?:${rivals}|(?:an)?other (?:companies|company|brands?|firms?|tools?|products?|apps?|shops?|makers?))`,
    'comparison with others',
  ),
  describe(
    `(?:run(?:s|ning)? down|knock(?:s|ing)?|attack(?:s|ing)?|criticis(?:e|es|ing)|criticiz(?:e|es|ing)|bad ?mouth(?:s|ing)?|belittl(?:e|es|ing)|disparag(?:e|es|ing)|trash(?:es|ing)?|slat(?:e|es|ing)|talk(?:s|ing)? down|pit(?:s|ting)? (?:us|ourselves|our \\w+) against) ${rivals}`,
    'comparison with others',
  ),
  describe(
    `(?:any )?comparative (?:claims?|statements?|remarks?|comments?) (?:about|against|on|regarding) ${rivals}`,
    'comparison with others',
  ),
  describe(`${calls} ${ourselves} (?:as )?${listOf(superlative)}`, 'superlatives'),
  describe(`${says} ${being} ${listOf(superlative)}`, 'superlatives'),
  describe(`claim(?:s|ed|ing)? ${being} ${listOf(superlative)}`, 'superlatives'),
  describe(
    `(?:${tells} ${whom} )?(?:what|which|how (?:large|big|high) an?) dos(?:es?|ages?)(?: of \\w+)? (?:to|${whom} should) (?:take|use|give|swallow)(?: of \\w+)?`,
    'dosage',
  ),
  describe(
    `(?:${tells} ${whom} )how (?:much|many)(?: of)?(?: (?:a |the )?\\w+)? to (?:take|swallow)`,
    'dosage',
  ),
  describe(
    `advice (?:on|about|for|regarding|concerning) (?:a |any |the |their |your |how to treat )?${ill}`,
    'medical advice',
  ),
  describe(
    `(?:${tells} ${whom} )(?:to |that they should |which |what |how to )(?:take |stop taking |stop |use |treat |try |avoid )?(?:an? |any |the |their |this )?${ill}(?: to (?:take|use|try|stop|avoid))?`,
    'medical advice',
  ),
  describe(
    `(?:which|what) (?:drugs?|medicines?|treatments?|pills?|tablets?|medication) (?:to|${whom} should) (?:take|use|try|stop|choose)`,
    'medical advice',
  ),
  describe(`${tells} patients what (?:to do|they should do)`, 'medical advice'),
  describe(
    `${says} (?:that )?(?:(?:it|something|anything|they|an? \\w+|any \\w+|our \\w+|the \\w+|this \\w+|products?|\\w+s) )(?:can |will |could |may |might )?${listOf(cure)}(?: (?:an? |any |the |some |your )?(?:\\w+ and )?(?!in |on |at |is |are |must |should |needs? |to )\\w+)?`,
    'medical advice',
  ),
  describe(
    `(?:claims?|claiming|promis(?:e|es|ing)) to ${listOf(cure)}(?: (?:an? |any |the )?(?!in |on |is |are |must |should |needs? )\\w+)?`,
    'medical advice',
  ),
  describe(
    `advice (?:on|about|for|in|regarding|concerning) (?:an? |any |the |their |your )?${law}`,
    'legal advice',
  ),
  describe(
    `(?:${tells} ${whom} )(?:to|that they (?:should|can|could|must|may)|how to|they (?:should|can|could|must)) ${sues}`,
    'legal advice',
  ),
  describe(
    `(?:${tells} ${whom} )?(?:how to|what to) (?:act|behave|proceed|respond|do|win|say) (?:in|during|before|with) (?:an? |the |any |their )?${law}(?: ,)?(?: whether in court or before a tribunal)?`,
    'legal advice',
  ),
  describe(
    `${tells} ${whom} (?:what |about )?(?:their|the|your) (?:legal )?rights(?: are)?`,
    'legal advice',
  ),
  describe(`${tells} ${whom} to ${act}`, 'buy buttons'),
  describe(
    '(?:asks?|asking|appeals?|appealing|begs?|begging|pleas?|pleading|calls?|requests?) for (?:donations?|likes?|subscribers?|followers?|subscriptions?|contributions?|shares?|clicks?|funds)',
    'buy buttons',
  ),
  describe(
    `(?:rush|hurr|pressur|pester(?! (?:their |your )?parents)|stampede)(?:e|es|s|y|ies|ing|ying)? ${whom}(?: (?:into|to) \\w+(?: now)?)?`,
    'urgency',
  ),
  describe(
    '(?:promis(?:e|es|ing) |offer(?:s|ing)? )?(?:of )?(?:an? |any |the )?guaranteed (?:rates? of )?(?:returns?|profits?|gains?|incomes?|yields?|earnings|interest|growth)',
    'guarantees about finance',
  ),
  describe(
    `(?:promis(?:e|es|ing)|assur(?:e|es|ing)|vow(?:s|ing)?|pledg(?:e|es|ing)|guarantee(?:s|ing)?) (?:${whom} )?(?:that )?(?:an? |any |the |certain |specific |quick |instant |fast |full |complete )*(?:results?|outcomes?|success|cures?|recover(?:y|ies)|healing|grades?|weight loss)`,
    'guarantees',
  ),
  describe(
    `(?:${says} )?that (?:the |an? )?(?:results?|outcomes?|success|cures?|returns?|profits?|it|something) (?:is|are|will be) guaranteed`,
    'guarantees',
  ),
  describe(
    '(?:promises?|promising|pledges?|assurances?|predictions?|predicting|forecasts?|forecasting|guarantees?) (?:of|about|on|for|regarding) (?:any |our |your |the |their )?future (?:\\w+ )?(?:returns?|earnings|profits?|incomes?|gains?|growth|performance|yields?|sales|revenues?|results?|prices?|wages?|pay|value|benefits?)(?: (?:on|from|of) (?:investments?|funds?|shares|savings))?',
    'future promises',
  ),
  describe(
    '(?:(?:statements?|claims?|comments?|remarks?|anything) (?:on|about) )?what (?:we|they|people|others|someone|somebody) (?:will|(?:is|are) going to|plans? to) do(?: next| later)?',
    'future promises',
  ),
  describe('(?:(?:statements?|claims?|comments?|remarks?|anything) (?:on|about) )?what the (\\w+) (?:will|is going to|plans to) do(?: next| later)?', ([
    ,
    who,
  ]) => `future promises about the ${who}`),
  describe(
    `(?:${tells} ${whom} )?(?:what|how much) (?:an? |the |our |your |their |any |each )?(?:\\w+ )?(?!it|they|one)\\w+ costs?`,
    'prices',
  ),
  describe(
    '(?:the )?(?:costs?|prices?) of (?:anything|something|an? \\w+|any \\w+|each \\w+)',
    'prices',
  ),
  describe(
    `(?:tuition |entrance |annual |monthly |hourly |exact |actual )?${listOf('(?:wages?|salar(?:y|ies)|fees?|premiums?|rents?|costs?|charges?|amounts?|sums?|payments?|budgets?)')} (?:given |stated |written |quoted )?in ${listOf('(?:pounds|euros|dollars|sterling|cash|rupees|francs)')}`,
    'prices',
  ),
  describe(`(?:${dated}(?:${made} )?|${made} )(?:more than|over|older than) ${years} years? (?:ago|back|old)`, ([
    ,
    count,
  ]) => `dates older than ${count} years`),
  describe(`${dated}(?:${made} )?(?:before|older than|earlier than|prior to) ((?:19|20)\\d\\d)`, ([
    ,
    year,
  ]) => `years before ${year}`),
  describe(pronouns('i|me|my|mine|myself'), 'first person singular'),
  describe(pronouns('we|us|our|ours|ourselves'), 'first person plural'),
  describe(pronouns('i|me|my|mine|myself|we|us|our|ours|ourselves'), 'first person'),
  describe(pronouns('you|your|yours|yourself'), 'second person'),
  describe('the (?:word|pronoun) i', 'first person singular'),
  describe(
    '(?:talk|writ|speak)(?:e|es|s|ing)? about (?:yourself|ourselves|oneself|themselves|himself|herself)',
    'first person',
  ),
  // Not the approval that somebody gives.
  describe('(?:sign - offs|sign offs|signoffs)(?! (?:by|from|of) )', 'closing formulas'),
  describe(
    '(?:call(?:s|ing)?) (?:people|others|anyone|each other|someone|somebody|users|readers|one another) names',
    'insults',
  ),
  describe(
    'insult(?:s|ing)? (?:people|others|anyone|each other|someone|somebody|users|readers|one another|other \\w+)',
    'insults',
  ),
  describe(
    '(?:abbreviations?|acronyms?|initialisms?) (?:(?:without|with no|that lacks?|lacking) (?:an? |any )?(?:explanations?|definitions?|expansions?)|(?:nobody|no one) (?:explains|knows|understands))',
    'unexplained abbreviations',
  ),
  describe(
    'how old (?:someone|somebody|people|anyone|they|an? \\w+|the \\w+) (?:is|are|was|were)',
    'ages',
  ),
  describe('(?:all - |number - |digits? - )(?:number|only) dates?', 'numeric dates'),
  describe('dates? (?:like|such as) \\d+ [/.-] \\d+ [/.-] \\d+', 'numeric dates'),
  describe('(?:the )?& (?:signs?|symbols?|characters?)', 'ampersands'),
  describe('(?:@(?: -)?|at -) mentions?', 'social handles'),
  describe('@(?: -)? handles?', 'social handles'),
  describe(
    '(?:an? |any )?(?:images?|pictures?|photos?|photographs?|figures?|graphics?|screenshots?|illustrations?|charts?|diagrams?|icons?) (?:(?:(?:that|which) )?(?:has|have) no|with no|without|(?:that )?lacks?|lacking|missing) (?:an? |any |their |its )?(?:alt(?:ernative)? (?:texts?|tags?|attributes?)|(?:text |alt )?descriptions?|text alternatives?|captions? for screen readers)',
    'missing alt text',
  ),
]
