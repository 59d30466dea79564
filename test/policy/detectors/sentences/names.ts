import type { SentencesById } from '../../../support/show-detected.ts'

export const names: SentencesById = {
  'unintroduced-name': {
    holds: `
      Martin Keller expects a dry summer.
      Last night Daniel Price spoke to parents.
      “It poured,” said Tom Hargreaves.
      We met Anna Kowalska in the park.
      # What Emily Stone found
      - Thanks to Lucy Brennan
      The prize went to Laura Weber.
      Yesterday Sarah Whitfield left for Oslo.
      According to Michael Brennan, it snowed.
      Mr Alan Whitby went home.`,
    lacks: `
      Martin Keller, a hydrologist at the water board, expects a dry summer.
      Head teacher Daniel Price spoke to parents.
      Farmer Ines Calder rang the council.
      The mayor, Peter Lindqvist, stepped down.
      Professor Ahmed Hassan gave the talk.
      “It poured,” said Tom Hargreaves, who runs the mill.
      The river froze in May.
      The prize went to the baker Lucy Marsh.
      Anna Kowalska (chair of the board) left.
      Emily Stone, Labour MP for Leeds, agreed.`,
  },
  'person-name': {
    holds: `
      The talk was given by Sarah Whitfield.
      “It rained,” said Tom Hargreaves.
      Mrs Okafor runs the bakery.
      - Dr. Emily Stone
      # An interview with Anna Kowalska
      The mayor, Peter Lindqvist, resigned.
      Ask Michael Brennan about the keys.
      Professor Ahmed Hassan teaches here.
      Daniel Weber and Laura Weber own the farm.
      Lucy Marsh wrote the song.`,
    lacks: `
      Ferries leave from Port Arthur.
      St Patrick's Day is a holiday.
      They use Jenkins and Ada at work.
      The Victoria Line is late.
      A Stradivarius was sold.
      Saint George is on the flag.
      Visit San Francisco in autumn.
      The Nobel Prize was shared.
      Windows Server 2022 is out.
      Lake Victoria is deep.`,
  },
  'company-name': {
    holds: `
      Fenwick Ltd was fined.
      They work for Lindqvist AB in Malmö.
      - Hargreaves & Sons Inc.
      Weber Pumpen GmbH moved to Bonn.
      # Okafor Foods plc
      Shares in Stone Energy Corp fell.
      Marsh Lighting LLC makes lamps.
      We rent it from Castle Homes Limited.
      Northern Rail Co, the owner, agreed.
      She sued Harbour Freight Pty.`,
    lacks: `
      The firm was fined.
      A limited number of seats is left.
      The company is in Malmö.
      Our time is limited.
      The corporation tax rose.
      He owns a limited company.
      It is a German form of company.
      The sign reads “closed”.
      They founded a firm last year.
      The co-owner agreed.`,
  },
  'medicine-name': {
    holds: `
      Take aspirin.
      The clinic gives paracetamol to patients.
      He is on warfarin.
      Ask for Nurofen at the desk.
      She was prescribed sertraline.
      Ozempic is out of stock.
      # Ibuprofen
      - amoxicillin
      Is omeprazole safe?
      Two puffs of Ventolin help.`,
    lacks: `
      The patient has a fever.
      She takes her medicine.
      Ask your pharmacist.
      The lithium battery is flat.
      Antibiotics do not help.
      Drink tea with honey.
      The nurse gave him an injection.
      Rennie Smith is a nurse.
      The drug trade is illegal.
      He studied medicine.`,
  },
  referral: {
    holds: `
      Ask your doctor or pharmacist first.
      If it hurts, see your GP.
      Please speak to a nurse before you start.
      Always consult a qualified solicitor.
      You should talk to an independent financial adviser.
      It is best to check with your pharmacist.
      Take two tablets, but ask your doctor first.
      Seek medical advice if it gets worse.
      # Talk to your doctor
      - contact a lawyer`,
    lacks: `
      You do not need to see a doctor.
      My doctor is kind.
      I see my dentist twice a year.
      The pharmacist gave advice to the town.
      Doctors consult each other.
      He speaks to lawyers for a living.
      The adviser left the firm.
      We talk to experts in each issue.
      The nurse asked for help.
      She never asked a doctor.`,
  },
  consent: {
    holds: `
      Maria, who gave her consent to this story, walks again.
      Tom agreed to be named.
      The picture is used with his permission.
      Both parents have given written consent.
      The family gave us permission to share the photo.
      She consented.
      His mother signed a photo release.
      Anna was happy to be quoted.
      - With the patient's permission, we tell it here
      The parents have given their consent.`,
    lacks: `
      He refused his consent.
      Nobody gave consent.
      She did not give her consent.
      The council gave permission for the shed.
      They agreed to meet on Monday.
      If she gives her consent, we print it.
      We must obtain consent.
      Tom signed the letter.
      Anna was happy.
      It was published without her consent.`,
  },
}
