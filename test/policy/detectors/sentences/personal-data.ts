import type { SentencesById } from '../../../support/show-detected.ts'

export const personalData: SentencesById = {
  price: {
    holds: `
      A day ticket is £12.50.
      They paid 3,000 euros for the piano.
      # Lamps from $9
      - Entry: CHF 15
      The bridge cost US$2.3 billion.
      Rent rose to 900 € a month.
      The stamp is 85p plus VAT.
      It was sold for fifty pounds.
      Tickets are £8 (VAT included).
      He owes me twenty quid.`,
    lacks: `
      The sack weighs 20 pounds of flour.
      Set the variable $HOME first.
      Chapter 12.50 is missing.
      The euro was introduced in 1999.
      Rents rose by 9 percent.
      Entry is free.
      The price has not been set.
      VAT is charged at 20%.
      See p. 85 of the guide.
      He lost ten pounds in weight.`,
  },
  'phone-number': {
    holds: `
      Ring us on 0161 496 0000.
      - Mobile: 07700 900123
      Call +1 202 555 0143 after six.
      Our fax is (212) 555-0187.
      # Hotline 0800 123 4567
      Text 07700-900-456 for help.
      The desk answers at +49 30 901820.
      Phone: 555 0199
      [Call the desk](tel:+441614960000)
      Dial 1-800-555-0199 and wait.`,
    lacks: `
      ISBN 978-0-306-40615-7
      The years 1999-2003 were dry.
      Version 10.15.7.19 fixes the leak.
      The log starts at 2024-11-03 08:15:00.
      About 1 250 000 people live there.
      Order number 0161 496 0000
      The host is at 10.0.12.254.
      Invoice 20240311 was paid.
      The score was 112-108.
      Add 3.14159265 to the sum.`,
  },
  'local-phone-number': {
    holds: `
      Ring us on 0161 496 0222.
      - Mobile: 07700 900321
      Call (202) 555-0166 after six.
      The fax is 020 7946 0777.
      # Hotline 0800 123 4999
      Text 07700-900-654 for help.
      Phone: 555 0111
      Dial 1-800-555-0155 and wait.
      Reception: 01632 960 123
      You reach her at 030-1234567.`,
    lacks: `
      Ring us on +44 161 496 0222.
      - Mobile: +44 7700 900321
      Call +1 202 555 0166 after six.
      Dial 0049 30 901820 from abroad.
      Order number 0161 496 0222
      ISBN 978-0-306-40615-7 is sold out.
      The drought of 1999-2003 was long.
      The log says 2024-11-03 08:15:59.
      About 1 250 000 people live there now.
      The final ended 112-108.`,
  },
  'postal-address': {
    holds: `
      Our office is at 14 Castle Street.
      - 27B Harbour Road, Galway
      Write to P.O. Box 881.
      He moved to 1600 Pennsylvania Avenue.
      The clinic is in Lindenstraße 8.
      # Find us at 3 Mill Lane
      The shop near M1 2AB closed.
      Parcels go to Austin, TX 78701.
      Nous sommes au 5 avenue Foch.
      She grew up at 90 St James Crescent.`,
    lacks: `
      The road was closed for 12 days.
      Wall Street reacted calmly.
      They live on a quiet street.
      The 3rd Avenue line is late.
      About 40 people crossed the square.
      Turn left at the next lane.
      Oxford Street is busy in December.
      In 2019 Court 3 was rebuilt.
      Gate 14 is near the drive.
      The place 12 of us met is gone.`,
  },
  'birth-date': {
    holds: `
      She was born on 12 March 1975.
      - DOB: 12/03/1975
      Mara Lind (born 1982) paints.
      His birthday is on June 4.
      Date of birth: 1990-01-31
      The poet, born April 9, 1821, died young.
      # Born on the 4th of July
      Lind (b. 1982) lives in Oslo.
      My birthdate is 3 May 1988.
      He was born 7 Nov 1963 in Cork.`,
    lacks: `
      She was born in Cork.
      The idea was born in 1998.
      The shop opened on 12 March 1975.
      A birthday cake needs eggs.
      He died on 4 June 1821.
      Enter your date of birth.
      The meeting is on 3 May.
      Born leaders are rare.
      The river is born in the hills.
      St Patrick's Day is on 17 March.`,
  },
  'email-address': {
    holds: `
      Write to desk@fenwick.example today.
      - Mail: m.lind@mail.fenwick.example
      [Write to us](mailto:hi@fenwick.example)
      Send it to <desk@fenwick.example>.
      # Contact: info@lind.example
      The sender was no-reply+7@shop.example.
      (press@fenwick.example)
      Ask jobs_2@lind.example, please.
      Her address, anna.k@uni.example, bounced.
      **orders@bakery.example**`,
    lacks: `
      Follow @fenwick on the site.
      The class starts @ nine.
      Install vite@7.1 first.
      Run \`mail desk@fenwick.example\`.
      See https://social.example/@fenwick for news.
      An e-mail address has two parts.
      Write to the desk.
      root@localhost has no mail.
      Use git@v2 here.
      The sign @ is old.`,
  },
  secret: {
    holds: `
      password = Tr0ub4dor&3x
      My API key is sk-ant-a8Kd92Lmq04VbX7cYt51Zr6WpE3s.
      Token: ghp_Zk83hQw92LmN45vBx71TyUo06PaSdF3gHjKl
      - AKIAZ7Q2WERTYUI4OPAS
      api_key: "9f8b7c6d5e4f3a2b1c0d"
      Use https://bot:Zx81kQp4@git.fenwick.net/x.
      -----BEGIN PRIVATE KEY-----
      client_secret=Qw3rtY81zUiOp
      The password is correct7horse.
      DB_PASSWORD=Lk29!mQz`,
    lacks: `
      Never share your password.
      password: your-password-here
      The token expires in an hour.
      API keys are kept in a vault.
      Set API_KEY=$KEY in the shell.
      The secret of good bread is time.
      password: ********
      Use a token: string.
      The private key lies in the drawer.
      Press any key.`,
  },
}
