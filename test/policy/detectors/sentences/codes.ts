import type { SentencesById } from '../../../support/show-detected.ts'

export const codes: SentencesById = {
  'wallet-address': {
    holds: `
      Send BTC to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa.
      Tip jar: bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh
      ETH: 0x742d35Cc6634C0532925a3b844Bc454e4438f44e
      Donate at ${'`3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy`'}.
      Litecoin: ltc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfj9w0e8a
      - 0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe
      # bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297
      Doge: D7Y55r6Yoc1G8EECxkQ6SuSjTgGJJ7M6yD
      Pay 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2 today.
      TRON: TJRabPrwbZy45sbavfcjinPJC18kjpRTv8`,
    lacks: `
      The commit is 0x1f3a.
      Commit 742d35cc6634c0532925a3b844bc454e4438f44e fixed it.
      The bitcoin price fell.
      Set the mask to 0xFFFFFFFF.
      Her wallet was stolen.
      See https://example.org/1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa for more.
      The word Donaudampfschifffahrtsgesellschaft is long.
      Part number 3J98t1WpEZ is out.
      bc1 is a prefix.
      The key is 5f4dcc3b5aa765d61d8327deb882cf99.`,
  },
  'version-number': {
    holds: `
      Install version 2.3 first.
      It was fixed in v1.4.0.
      Upgrade to 1.26.4 today.
      # Release 5.1
      - v3
      Versions 10 and 11 are old.
      The plugin needs version 8 or later.
      We shipped 2.0.0-rc.1 on Monday.
      Use v18.2 of the tool.
      The bug is in ver 7.2.
      Works with iOS 17.2.
      Python 3.12 is required.
      Update to v7.`,
    lacks: `
      The short version is enough.
      On 12.11.2025 it rained.
      The address is 192.168.1.10.
      It costs 2.50.
      Section 1.2 is short.
      Two versions exist.
      The film version of the book runs for hours.
      The V8 Ferrari roared.
      Chapter 3 is long.
      The ratio is 1.5.
      Press release 40 was sent.
      In 3.12 seconds he won.
      We sold 20.
      Building 4512 is closed.`,
  },
  'interest-rate': {
    holds: `
      The card charges 21.9% APR.
      We offer an interest rate of 4%.
      Mortgage rates start at 5.2 per cent.
      Savings accounts pay 3.1% gross.
      The Bank raised its base rate to 4.75%.
      Earn 2.5% interest on your deposit.
      The loan is fixed at 6.3% for two years.
      APR 9.9% (variable)
      - 1.2% AER
      Borrow at 7% interest.
      The bond yields 3.8%.
      Representative example: 39.9% APR
      Fixed for five years at 4.9%
      Savers get 5.1% AER.
      Interest is charged at 29.9% a year.
      The rate of interest is 6%.
      0% finance available
      Our mortgage is at 3.75 per cent.
      Inflation-linked loan at 2%`,
    lacks: `
      Interest in the course rose by 20%.
      About 5% of loans failed.
      The loan was repaid.
      Turnout was 40%.
      VAT is 20%.
      The rate of infection is 3%.
      Savings of 30% are on offer.
      A 10% deposit is due.
      Base your answer on the text.
      Interest rates are high.
      He shows no interest.
      Sales at the bank fell 3%.
      Finance chiefs met.
      Unemployment is at 4.9%.`,
  },
  'number-plate': {
    holds: `
      A silver Golf, AB12 CDE, sped off.
      His car is LK65XYZ.
      The van's number plate was 191-D-12345.
      The truck, MH 12 AB 1234, was seized.
      Registration: ABC 1234
      License plate 7ABC123 was in the photo.
      The licence plate reads M-AB 1234.
      - Reg no. YD21 KLM
      The rego is 1ABC 23.
      Police look for a Fiesta with the plate KX08 WRT.
      The Audi, reg GK19 ABC, was stolen.
      Plates: B-MW 4321
      A black Tesla (license plate: 8XYZ900) hit him.
      The car with number plate 231-KE-4410`,
    lacks: `
      The postcode is LS1 4AB.
      A plate of 12 cakes fell.
      Registration closes on 12 May.
      Flight BA 1234 left.
      Order AB12-CDE-99 shipped.
      The IBAN is GB82 WEST 1234 5698 7654 32.
      The number plate was missing.
      Reg came at nine.
      The company is registered in England.
      Model XK120 is rare.
      Reg won 8 medals.
      Plates 4 and 5 show a moth.`,
  },
  'vague-link-text': {
    holds: `
      For times, [click here](https://example.org/a).
      [Read more](https://example.org/b)
      The form is [here](https://example.org/c).
      - [More…](https://example.org/d)
      See [this link](https://example.org/e) for more.
      [Learn more »](https://example.org/f)
      Our report is on [this page](https://example.org/g).
      [**Click here!**](https://example.org/h)
      [Find out more](https://example.org/i).
      Get it [over here](https://example.org/j).
      [Here's the link](https://example.org/a)
      [this](https://example.org/b)
      [CLICK HERE](https://example.org/c)
      [link](https://example.org/d)
      [Read the full story here](https://example.org/e)`,
    lacks: `
      [Bus times](https://example.org/a) are online.
      Click here.
      See [how we bake](https://example.org/b).
      Read more books.
      [Read more about tea](https://example.org/c)
      ![here](https://example.org/d.png)
      <https://example.org/here>
      [Download the form](https://example.org/e)
      [This is how it works](https://example.org/f)
      The [page for tenants](https://example.org/g) moved.
      [Tea](https://example.org/a)
      [Links to schools](https://example.org/a)`,
  },
  'internal-host': {
    holds: `
      Copy the dump to db03.corp.internal tonight.
      The printer is called laser2.local.
      - ldap.office.lan
      Open https://wiki.intranet/rota in a browser.
      # Moving build-7.corp
      Run \`ping nas.lan\` first.
      The logs are on syslog.prod.internal, port 514.
      > It failed on web-1.dmz.local
      Mount fileserver.corp:/export today.
      NAS.LOCAL is down.`,
    lacks: `
      The internal phone list is long.
      Copy the dump to db03.example.com tonight.
      We buy from local farms.
      The package is org.example.internal.
      Read internal/README first.
      The corp. moved to Leeds.
      Write to ann@mail.internal today.
      example.internal.Cache is gone.
      Think global, act local.
      The lan was down.`,
  },
}
