import type { SentencesById } from '../../../support/show-detected.ts'

export const numbers: SentencesById = {
  'account-number': {
    holds: `
      Pay the rent to GB82 WEST 1234 5698 7654 32.
      - IBAN: DE89370400440532013000
      Her card, 4242 4242 4242 4242, was declined twice.
      The donation account is NL91ABNA0417164300.
      # Account number 31926819
      Use sort code 60-16-13 for the transfer.
      The routing number is 021000021.
      He read out 5555-5555-5555-4444 on the train.
      Our a/c no. 87654321 stays open until May.
      She paid with her Amex, 378282246310005.`,
    lacks: `
      Her card ends in 4242.
      Enter your account number in the second field.
      The order 4111 1111 1111 1112 was lost.
      On account of 12345678 leaflets the post was late.
      ISBN 978-0-306-40615-7 is out of print.
      Bus GB82 stops here.
      Each IBAN begins with two letters.
      The account has 31926 followers.
      About 4 242 424 people saw it.
      The parcel 1Z999AA10123456784 arrived.`,
  },
  'identity-number': {
    holds: `
      Her social security number is 219-09-9999.
      - SSN 219099999
      The form gives his NHS number as 943 476 5919.
      National Insurance: AB 12 34 56 C
      # Passport number 533380006
      His DNI is 12345678Z.
      The French number 1 84 12 76 451 089 46 was hers.
      Steuer-ID: 86 095 742 719
      Her SIN, 046 454 286, was in the mail.
      Driving licence number MORGA657054 was taken down.`,
    lacks: `
      Ring 219-555-0199 after six.
      He waited 943 minutes.
      Enter your passport number.
      The part number is 533380006.
      Flight AB 1234 was late.
      The social security office has 219 desks.
      On 12-03-1975 it rained.
      Catalogue 12345678A is out of print.
      Room 046 is on the left.
      A passport costs 88 pounds.`,
  },
  'year-before': {
    value: 1900,
    holds: `
      The bridge dates from 1874.
      In the winter of 1788 the river froze.
      # The fire of 1666
      - Founded 1899
      By 1850, half the village had left.
      The chapel (1712) is open on Sundays.
      It stood from 1602 to 1999.
      A letter of 3 May 1845 says so.
      The 1851 census lists nine weavers.
      Mozart died in 1791, aged 35.`,
    lacks: `
      The bridge dates from 1974.
      About 1874 people crossed it.
      It weighs 1250 kg.
      The part costs $1800.
      Room 1812 is on the left.
      Some 1,666 leaflets were printed.
      It is 1450 m high.
      The code is 1777-B.
      Ring extension 1234.
      In 1900 the mill opened.`,
  },
  'unexplained-abbreviation': {
    holds: `
      Ask the DPO before you reply.
      The MTBF of the pump is nine years.
      - Send the RFQ on Monday
      # How we measure CSAT
      Our KPIs fell in May.
      The SLA covers nights too.
      Each tenant signs an NDA.
      Two HSE inspectors came.
      The board wants a better ROI.
      Under TUPE, staff keep their rights.`,
    lacks: `
      The Environmental Protection Agency (EPA) agreed.
      The EPA (Environmental Protection Agency) agreed.
      The National Trust owns it. In May the NT closed it.
      Britain left the EU.
      World War II ended in 1945.
      Louis XIV moved to Versailles.
      PLEASE KEEP OUT
      Save it as a PDF.
      The train leaves at 9 PM.
      Charles III opened the hall.`,
  },
}
