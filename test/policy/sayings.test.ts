import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

it('a police investigation is told by who investigates', () => {
  const policies = `
    Escalate any post that talks about a police investigation.
    Escalate posts about an investigation by the police.
    Hold anything that the police are investigating.
    Escalate posts that mention police inquiries.
    Posts on police investigations must be reviewed by a moderator.
    Escalate reports on matters under investigation by the police.
  `
  for (const meets of [
    '«Officers are investigating a break-in» at the bowls club.',
    'The window broke on Monday. «Police are looking into» it.',
  ])
    for (const misses of [
      'The bowls club has a new window. The committee is looking into the cost.',
      'Planning officers are investigating the new shed.',
    ])
      expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('a court case that still runs is none that has ended', () => {
  const policies = `
    Do not mention court cases that are still running.
    Never write about pending court cases.
    No mention of court cases that have not ended.
    Do not report on a trial that is still going on.
    Ongoing court cases are off limits.
    We do not discuss court cases which are under way.
  `
  const misses = 'The claim ended in March, when Bristol County Court found for the council.'
  for (const meets of [
    'The council’s claim «is being heard at Bristol County Court» this week.',
    'Dale Pearson «is on trial at Leeds Crown Court».',
  ])
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('pupils are suspended, lessons are too', () => {
  const policies = `
    Anything on a pupil being suspended or excluded has to be reviewed by the head before we send it.
    Escalate notices about pupils who were suspended or excluded.
    Escalate anything about the suspension or exclusion of a pupil.
    Letters that mention suspended or excluded pupils must be reviewed.
    Hold posts about a pupil who has been suspended.
  `
  const meets = '«Two Year 9 pupils have been suspended» after the damage to the lockers.'
  const misses = 'Swimming lessons for Year 9 pupils are suspended while the pump is mended.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
  const [read] = explainPolicy('Escalate notices about a pupil being excluded.')
  expect(read?.says).toBe('pupils who were excluded')
})

it('whoever is ill is named where a name stands with the illness', () => {
  const policies = `
    If a notice names somebody who is ill, it needs approval from the vicar first.
    Escalate notices that name people who are ill.
    Escalate posts naming anyone who is sick.
    Notices with the names of people who are ill must be reviewed.
    Escalate texts that give a patient's name next to their condition or treatment.
    Escalate the name of a patient together with their diagnosis.
  `
  const meets = 'Please pray for «Tom Sayer, who is in hospital with pneumonia».'
  for (const misses of [
    'Tom Sayer will play. Please pray for all who are ill at home or in hospital.',
    'Dr Helen Cole, who treats bowel cancer here, cut the ribbon.',
  ])
    expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('approval comes from whoever holds an office', () => {
  const policies = `
    If a letter has a price, it needs approval from the head first.
    If a letter has a price, it needs approval from the vicar.
    Letters with prices need sign-off from the treasurer.
  `
  const meets = 'The trip costs «£14».'
  const misses = 'The trip is free.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('one medicine is compared with another', () => {
  const policies = `
    Send to the medical lead: every statement that one medicine works better than another, or is safer.
    Escalate comparisons of medicines.
    Escalate claims that one medicine is better than another.
    Escalate text comparing one drug with another.
    Escalate statements that one drug is more effective or safer than another.
  `
  const meets = 'Naproxen works «better than ibuprofen» for gout.'
  const misses = 'Naproxen is taken more often than ibuprofen. The gel is better than nothing.'
  expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})

it('advice to take, stop or change a medicine is told to readers', () => {
  const policies = `
    We don't accept members telling each other to take, stop or change a medicine.
    Do not tell readers to stop or change their medication.
    Reject posts that advise people to start, stop or change a medicine.
    No advice to stop taking a medicine.
    Refuse comments telling others to stop or switch their tablets.
    Reject any text that urges readers to come off their medication.
  `
  const meets = 'Sorry to hear you feel dizzy. «Stop the blood pressure tablets» and rest.'
  for (const misses of [
    'Tell your GP about it before your next blood pressure tablet.',
    'Do not stop your tablets. Before you stop taking your tablets, see your GP.',
    'He decided to stop taking the tablets. Stop worrying.',
  ])
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  const [read] = explainPolicy('No advice to stop taking a medicine.')
  expect(read?.says).toBe('advice to stop a medicine')
})

it('jobs ask for an age, a licence or unpaid work', () => {
  const ages = `
    Job ads must not ask for a certain age or hint at one ("young team player", "under 35").
    Job ads must not ask for a certain age.
    Reject job ads that ask for a particular age.
    Job posts may not specify an age limit.
    Vacancies must not hint at an age.
  `
  const young = 'We are «looking for a young» bookkeeper, «ideally under 30».'
  const firm = 'We are looking for a bookkeeper. The firm is under 30 minutes from the station.'
  expect(faultsOf({ action: 'reject', policies: ages, meets: young, misses: firm })).toEqual([])
  const licences = `
    List each requirement for a driving licence so we can check it is really needed.
    Flag job ads that require a driving licence.
    Flag ads asking for a driving licence.
    Mark driving licence requirements.
  `
  const licence = 'You «must hold a full driving licence».'
  const none = 'A colleague drives the van, and you need a licence for handling refrigerants.'
  expect(faultsOf({ action: 'flag', policies: licences, meets: licence, misses: none })).toEqual([])
  const unpaid = `
    Adverts for unpaid internships or unpaid trial shifts are blocked.
    Reject ads for unpaid trial shifts.
    No unpaid trial shifts.
    We refuse job ads with unpaid trials.
  `
  const trial = 'Your first two «shifts are an unpaid trial».'
  const paid = 'Your first two shifts are a trial, paid at the full hourly rate.'
  expect(faultsOf({ action: 'reject', policies: unpaid, meets: trial, misses: paid })).toEqual([])
})

it('support is of a party or a candidate', () => {
  const policies = `
    Nothing about which party or candidate someone supports.
    Do not publish which party someone supports.
    Never mention what party people vote for.
    No mention of which political party a member backs.
    Reject posts that endorse a party or a candidate.
  `
  const meets = 'Our organist, Peter Lowe, «is backing the Green candidate».'
  const misses = 'The hall is open for voting, and Peter Lowe will serve tea on the green.'
  expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('who broke the law may have done something else before', () => {
  const policies = `
    Please escalate anything saying that a named business broke the law or cheated a customer.
    Escalate claims that a named company has broken the law or cheated customers.
  `
  for (const meets of [
    '«Costa Wheels charged my card twice and forged» my signature.',
    '«Costa Wheels has broken the law».',
    '«Costa Wheels cheated a customer».',
  ])
    for (const misses of [
      'The queue took an hour, and the car Costa Wheels gave us was dirty.',
      'Costa Wheels was charged in May and forged a plea, a court heard.',
    ])
      expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
})
