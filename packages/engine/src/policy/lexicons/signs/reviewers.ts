/** Who reviews: “to the legal team” names a decision and no topic. */
export const reviewers =
  'legal, medical, security, compliance, editorial, expert, clinical, finance, financial, privacy, safety, safeguarding, standards, senior, managing, our medical, our legal, communications, pr, hr, clinical safety, political, politics, health, science, brand, marketing, risk'

/** What a reviewer does, or is called. */
export const reviewing =
  'review, team, editor, reviewer, sign off, approval, desk, department, counsel, board, officer, check, specialist, lead, manager, director'

/** People who look at a draft: “a pharmacist must review …”. */
export const people =
  'person, human, editor, moderator, reviewer, somebody, someone, lawyer, doctor, nurse, pharmacist, clinician, accountant, expert, specialist'

/** What such a person does. */
export const checking = 'check, review, approve, see, read, look at, sign off, verify'

/** Other people and places that a text is handed to. */
export const offices =
  'physician, adviser, advisor, colleague, committee, chief, head, office, unit, supervisor, consultant, solicitor, attorney, translator, proofreader, staff, vicar, rector, priest, pastor, headteacher, principal, trustee, bursar, treasurer'

/** What an office may look after. */
export const branches =
  'sales, product, support, customer, quality, content, night, duty, news, city, foreign, design, engineering, research, operations, fact, checking, senior, chief, data, relations, service, services, press, public, social, media, copy, web, academic, ethics, medical, qualified'

/** Departments that a text is sent to. */
export const departments =
  'legal, compliance, editorial, communications, pr, hr, standards, safeguarding'
