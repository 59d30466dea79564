import type { Topics } from './topic.ts'

/** Money, work and the law. */
export const moneyAndLaw: Topics = {
  legal: {
    names: 'legal, legal dispute, legal matter, legal question, law, laws, legislation',
    words:
      'legal, legally, illegal, unlawful, lawful, lawsuit, sue, sued, liability, liable, contract, regulation, statute, lawyer, attorney, solicitor, litigation, plaintiff, defendant, verdict, copyright, trademark, gdpr, compliance, negligence, jurisdiction, prosecute, pleaded, plead, guilty, breach of contract, breached the contract, licence term, license term, barrister, magistrate, tribunal, appeal court, indicted, indictment, convicted, conviction, bail, subpoena, testify, testified, prosecuted, prosecution, lawsuits, sues, suing, legislation, inheritance law, evict, evicted, eviction, injunction, arbitration, arbitrator, intellectual property, unfair dismissal, court case, legal case, high court, crown court, supreme court, law firm, court, law, patent',
    beside: 'right, act, damages, settlement, clause, judge, comply, fined, warranty, breached',
    elsewhere:
      'tennis court, tennis courts, basketball court, squash court, badminton court, food court, court jester, royal court, court shoe, court shoes, law of gravity, law of nature, laws of nature, laws of physics, law of averages, sod law, murphy law, son in law, mother in law, father in law, sister in law, brother in law, daughter in law, right hand, right angle, right now, all right, patent leather',
  },
  lawsuits: {
    names: 'lawsuit, lawsuits, litigation, legal action, court action, legal proceedings',
    words:
      'lawsuit, litigation, sue, sues, sued, suing, plaintiff, legal action, court action, legal proceedings, court proceedings, class action, took us to court, take to court, taken to court, legal claim, damages claim, filed suit, files suit',
  },
  contracts: {
    names: 'contract, contracts',
    words:
      'contract, contractual, breach of contract, small print, terms of the agreement, signed an agreement, contracting party',
  },
  financial: {
    names:
      'financial, finance, finances, stock, stocks, investment, investments, investing, money, banking, tax, taxes, economic, returns, profit, profits, growth, turnover, earnings, revenue',
    words:
      'invest, investing, investment, investor, profit, crypto, bitcoin, loan, debt, mortgage, tax, portfolio, dividend, interest rate, inflation, pension, wealth, income, revenue, invested, invests, investments, money, taxman, taxes, taxed, owe, owes, owed, losses, net loss, shareholder, shareholding, stock market, stock exchange, stock price, share price, savings account, government bond, bond market, bonds, savings, salary, economic, lender, lending, borrower, borrow, borrowed, repayment, overdraft, credit card, credit score, isa, banking, bank account, central bank, hedge fund, mutual fund, index fund, pension fund, insolvency, insolvent, bankrupt, bankruptcy, currency, exchange rate, shares fell, shares rose, gilt, treasury bond, remortgage, remortgaged, shares trade, shares traded',
    beside:
      'share, return, stock, bond, saving, market, fund, credit, yield, bank, trading, trader, broker, earn, loss of, cash, retirement, economy',
    elsewhere:
      'river bank, bank of the river, bottle bank, food bank, blood bank, bank holiday, james bond, market square, flea market, farmers market, christmas market, vegetable stock, chicken stock, fund raiser, fundraiser, save the date, loss of life, loss of the, loss of his, loss of her',
  },
  crypto: {
    names: 'crypto, cryptocurrency, cryptocurrencies, bitcoin, blockchain',
    words:
      'crypto, cryptocurrency, bitcoin, ethereum, blockchain, nft, stablecoin, defi, altcoin, btc, dogecoin, litecoin, solana, web3, bitcoin mining, crypto wallet, digital wallet, mining rig, mining pool, coinbase, binance, seed phrase',
    beside: 'token, wallet, ether, airdrop',
    elsewhere: 'token of, lost her wallet, lost his wallet',
  },
  pricing: {
    names: 'pricing, price, prices, discounts, costs, cost, fees',
    words:
      'price, pricing, cost, fee, discount, cheap, cheaper, cheapest, expensive, affordable, free, dollar, euro, pound, sale, offer, save, saving, refund, budget',
  },
  gambling: {
    names:
      'gambling, betting, casinos, casino, lotteries, free bets, free spins, betting offers, betting bonuses, bonus bets, welcome bonuses',
    words:
      'gambling, gamble, betting, casino, lottery, jackpot, poker, wager, slot machine, bookmaker, bookie, bookies, sportsbook, free bet, bonus bet, welcome bonus, deposit bonus, roulette, blackjack, baccarat, bingo, scratch card, scratchcard, sweepstake, gambler, gambled, gambles, wagered, free spins, place a bet, betting shop, bet on, betting on, online casino, jackpots',
    beside: 'bet, odds, raffle, slots, odds of, horse racing',
    elsewhere: 'better team, odds and ends, at odds, a gamble of, gamble of a',
  },
  layoffs: {
    names:
      'layoffs, layoff, redundancies, redundancy, job cuts, job losses, staff cuts, dismissals',
    words:
      'layoff, redundancy, redundancies, redundant, job cut, job cuts, job losses, staff cuts, laid off, lay off, laying off, let staff go, sacked, dismissal, cut jobs, cuts jobs, cutting jobs, axe jobs, axed jobs, shed jobs, lose their jobs, lost their jobs, downsizing',
  },
  employment: {
    names: 'employment, hiring, hr, workplace, recruitment',
    words:
      'employee, employer, employment, hire, hiring, layoff, salary, wage, recruit, recruitment, dismissal, workplace, overtime, redundancy, sacked, laid off, lay off, redundant, redundancies, jobs, job offer, vacancy, vacancies, trade union, trade unions, salaries, payroll, notice period, annual leave, parental leave, sick pay, sick leave, maternity leave, zero hours, minimum wage, job interview, unemployment, unemployed, jobless, workforce, days of leave, pay rise, hired, fire staff, whistleblower, working hours, shift worker, internship, apprentice, apprenticeship, hr department, human resources, worker, walkout, picket line',
    beside: 'strike, job, fired, dismissed, sack, staff, union, resigned, resign, careers',
    elsewhere:
      'clock strikes, job lot, european union, union jack, soviet union, credit union, student union, lightning strike, hunger strike, good job, paint job',
  },
  crime: {
    names: 'crime, crimes, criminal, police, fraud',
    words:
      'crime, criminal, police, arrest, arrested, convicted, prison, jail, fraud, theft, murder, robbery, prosecutor, burglar, burglary, burglaries, burgled, thief, thieves, stole, stolen, steals, shoplifter, shoplifting, robbed, robber, robs, murdered, murderer, kidnap, kidnapped, kidnapping, arson, arsonist, vandal, vandalism, vandalised, vandalized, assault, assaulted, rape, raped, rapist, stabbed, stabbing, gangster, drug dealer, drug dealing, smuggling, smuggler, blackmail, blackmailed, extortion, forgery, embezzlement, embezzled, money laundering, bribe, bribed, bribery, scammer, swindle, swindler, swindled, inmate, prisoner, court appearance, manslaughter, homicide, policeman, policewoman, police officer, handcuffed, mugged, mugger, offender, perpetrator, mafia, imprisoned, jailed, sentenced, looting, looted, trafficking, trafficker, terrorist, steal, scam, convict, offence, police officer',
    beside:
      'sentence, suspect, gang, killer, rob, stab, remand, guilty, detective, charged, officer, drug',
    elsewhere:
      'crime to waste, a crime to, murder of crows, police the, crime novel, crime writer, detective story, detective novel, guilty pleasure, stole the show, steal the show',
  },
}
