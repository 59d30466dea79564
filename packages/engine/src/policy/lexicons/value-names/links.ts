import type { ValueName } from './value-name.ts'

/** Links of one kind, by what they lead to. */
export const links: readonly ValueName[] = [
  [
    'file-link',
    'pdf',
    'link to a pdf, links to a pdf, linking to a pdf, link to pdfs, links to pdf, links to pdfs, linking to pdfs, pdf link, pdf links, links to pdf files, links to pdf documents, linked pdfs, pdf, pdfs, pdf file, pdf files, pdf document, pdf documents, pdf download, pdf downloads, links to a pdf file',
  ],
  [
    'file-link',
    'doc, docx, odt, rtf',
    'links to word documents, links to a word document, links to word files, word documents, word files, doc files, docx files, links to docx files',
  ],
  [
    'file-link',
    'xls, xlsx, ods, csv',
    'links to spreadsheets, links to a spreadsheet, spreadsheet links, excel files, links to excel files, linked spreadsheets',
  ],
  [
    'file-link',
    'ppt, pptx, odp',
    'links to slide decks, links to presentations, powerpoint files, links to powerpoint files, linked slide decks',
  ],
  [
    'file-link',
    'zip, rar, 7z, gz, tar, tgz',
    'links to zip files, zip files, links to archives, zip archives, links to zip archives, compressed files',
  ],
  [
    'file-link',
    'exe, msi, dmg, apk, bat, cmd, sh, deb, rpm, jar, pkg',
    'executables, executable files, links to executables, links to executable files, exe files, links to exe files, links to installers, links to programs, apk files, links to apk files, apks',
  ],
  [
    'tracking-link',
    'tracking',
    'tracking link, tracking links, tracked links, links with tracking parameters, links with tracking codes, tracking parameter, tracking parameters, tracking codes in links, tracking codes, tracking urls, utm parameter, utm parameters, utm tag, utm tags, utm codes, utm links, links with utm parameters, links with utm tags, urls with tracking parameters, campaign parameters, campaign tags, links that track readers, links with utm codes',
  ],
  [
    'tracking-link',
    'affiliate',
    'affiliate link, affiliate links, affiliated links, affiliate url, affiliate urls, referral link, referral links, ref links, partner links, commission links, sponsored links, links with a referral code, links with referral codes, links with an affiliate tag, links with affiliate tags, links with an affiliate code, links that earn a commission, links that earn commission, paid links, amazon affiliate links, affiliate marketing links, affiliate marketing, reflinks, referral urls',
  ],
  [
    'payment-method',
    'gift-card',
    'payment by gift card, payments by gift card, payment by gift cards, payment with gift cards, payment with a gift card, payment in gift cards, gift card payment, gift card payments, paying by gift card, paying with gift cards, pay by gift card, pay with gift cards, pay with a gift card, gift cards as payment, gift card as payment, requests for gift cards, gift card requests, payment via gift card, payment through gift cards, gift card scams',
  ],
  [
    'payment-method',
    'crypto',
    'payment in crypto, payment in cryptocurrency, payments in crypto, payments in cryptocurrency, payment by crypto, payment in bitcoin, payments in bitcoin, crypto payments, bitcoin payments, payment with crypto, payment with cryptocurrency, paying in crypto, pay in crypto, pay with crypto, paying with bitcoin, cryptocurrency payments',
  ],
  [
    'payment-method',
    'transfer',
    'payment by bank transfer, payments by bank transfer, bank transfer payments, payment by wire transfer, payment by wire, wire transfers, payment by western union, paying by bank transfer, pay by bank transfer, payment by transfer, payment via bank transfer, requests for bank transfers, requests for wire transfers, direct bank transfers',
  ],
  [
    'payment-method',
    'cash',
    'payment in cash, payments in cash, cash payment, cash payments, paying in cash, pay in cash, cash only sales, cash in hand, cash in hand work, cash on collection, cash sales',
  ],
  [
    'bare-alt-text',
    'file-name',
    'file names as alt text, file name as alt text, filenames as alt text, a file name as alt text, file names in alt text, filenames in alt text, file names for alt text, alt text that is a file name, alt text that repeats the file name, alt texts that repeat the file name, alt text that only repeats the file name',
  ],
  [
    'bare-alt-text',
    'generic',
    'generic alt text, generic alt texts, alt text that only says image, alt text that just says image, alt text such as image',
  ],
]
