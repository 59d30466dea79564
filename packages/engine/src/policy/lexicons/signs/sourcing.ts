/** What backs a statement. */
export const sources =
  'where the number comes from, where the figure comes from, where the figures come from, where the numbers come from, where the claim comes from, where they come from, where they came from, where that comes from, where it is from, where it is taken from, where we got it, where we found it, where you got it, who says so, who says it, who measured it, who counted it, who found it, who published it, origin, origins, its origin, study behind it, document behind it, published study, original study, original source, primary source, reference list, list of references, bibliography, sources list, further reading, source link, source line, backs them up, backs it up, backs up, back them up, back it up, supports them, supports it, proves them, proves it, source, sources, sourced, citation, citations, cite, cited, cites, reference, references, referenced, attribution, attributed, evidence, link, links, linked, hyperlink, study, studies, peer reviewed study, peer reviewed journal, test, named source, footnote, footnotes, data, proof, support, supported, backing, backed, backed up, where it came from, where it comes from, substantiation, substantiated, attribute, attributes, attributing, credit, credits, credited, back up, verified, verification'

/** Words that say of a thing that nothing backs it. */
export const unsourced =
  'unsourced, uncited, unreferenced, unlinked, unattributed, unbacked, source less'

/** What says who speaks. */
export const speakers =
  'speaker, the speaker, name the person, name the customer, name the source, full name, name of the customer, person who spoke,  name the speaker, named speaker, who said it, who said so, attributed, attributed to, attribute, attributes, attributing, naming them, naming the speaker, naming the person, naming who said it, saying who said it, saying who, who is speaking, who is quoted, who spoke, a name attached, name attached, attribution, attribution to, name them, named person, name of the speaker, name of the person'

/** Links as such. */
export const links =
  'linking to, linking, linking out to, links out to, link, links, linked, hyperlink, hyperlinks, url, urls, outbound links'
