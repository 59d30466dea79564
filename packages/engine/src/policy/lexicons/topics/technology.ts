import type { Topics } from './topic.ts'

/** Machines and what can go wrong with them. */
export const technology: Topics = {
  security: {
    names:
      'security, cybersecurity, vulnerability, vulnerabilities, security vulnerabilities, security vulnerability, exploits, encryption',
    words:
      'security, insecure, vulnerability, malware, ransomware, phishing, password, credential, encryption, encrypt, encrypted, cve, firewall, authentication, hacker, hacked, zero day, xss, backdoor, hackers, hacking, data leak, leaked password, data breach, spyware, virus scanner, exploit code, unpatched, two factor, denial of service, ddos, sql injection, brute force, security bug, security hole, security flaw',
    beside:
      'secure, attack, attacker, patch, injection, breach, exploit, exploited, vulnerable, hack, hacks',
    elsewhere:
      'social security, security guard, security guards, heart attack, job security, food security, homeland security, security deposit, secure in',
  },
  privacy: {
    names: 'privacy, personal data, data protection, personal information',
    words:
      'privacy, personal data, personal information, gdpr, anonymise, anonymize, data protection, surveillance, social security number, date of birth, location data, track users, tracks users, tracks its users, tracking users, tracks you, tracks your, stores your, store your location, your location, films the neighbours, personal details, privacy policy, data subject, right to be forgotten, cctv, facial recognition, spying, spied on, wiretap, without consent, without their consent, location history, browsing history, data broker, data controller, profiling',
    beside: 'cookie, identity, anonymous, tracking, consent',
  },
  'product safety': {
    names: 'product safety, safety, recall, recalls, hazards, hazard',
    words:
      'safety, unsafe, hazard, hazardous, dangerous, flammable, choking, defect, defective, caught fire, catches fire, catch fire, overheat, overheats, overheated, overheating, electric shock, burn hazard, fire hazard, fire risk, choking hazard, trip hazard, electrocuted, electrocution, poisonous, carcinogenic, product recall, recalled the product, safety notice, faulty, malfunctioned, child lock, smoke alarm, crash test, safety warning, recalled, explode, exploded, explodes',
    beside:
      'safe, safely, risk, fire, burn, shock, warning, certified, tested, recall, injury, injure, toxic, danger, malfunction',
  },
  driving: {
    names: 'driving, motoring, drink driving, driving a car',
    words:
      'drive, drives, driving, drove, driven, driver, car, motorist, motorway, behind the wheel, steering wheel, test drive, road trip, motorbike, motorcycle, drink driving',
    elsewhere:
      'hard drive, usb drive, disk drive, flash drive, google drive, drive up, drive down, drives up, driving force, charity drive, membership drive, recruitment drive, driven by, drive home the, data driven, cable car, dining car',
  },
  cars: {
    names: 'cars, car',
    words:
      'car, suv, hatchback, saloon car, sedan, estate car, convertible, minivan, motor car, motorcar, automobile, four by four',
    elsewhere: 'cable car, dining car, sleeping car, toy car, tram car',
  },
  'artificial intelligence': {
    names: 'artificial intelligence, machine learning, large language models',
    words:
      'artificial intelligence, machine learning, neural network, chatbot, chatgpt, llm, language model, generative ai, deepfake, algorithm, openai, deep learning',
  },
}
