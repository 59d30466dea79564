import { words } from './words.ts'

/**
 * Words of company statements and of advertisements that say little when they are together. Each
 * is harmless alone, so only a sentence full of them counts. Compiled for this project, with business
 * words of `cbsg` and `faker` (MIT).
 */

/** Business words that seldom name a thing that anybody can see. */
export const heavyJargon = words(`
  synergy synergies synergize synergizes synergizing synergistic synergistically synergise leverage
  leverages leveraged leveraging empower empowers empowered empowering empowerment incentivize
  incentivizes incentivizing operationalize operationalizes operationalizing actualize actualizes
  actualizing monetize monetizes monetizing productize productizes ideate ideation envision
  envisions disintermediate reintermediate recontextualize reconceptualize strategize
  strategizing incubate incubates unleash unleashes unleashing innovate innovates innovating
  innovative innovation innovations visionary proactive proactively holistic holistically
  collaboratively credibly assertively enthusiastically compellingly distinctively
  competently strategic strategically breed
  centric turnkey impactful frictionless agile agility nimble sustainable
  sustainably transformative transformational disruptive disrupt disrupting actionable unparalleled
  unwavering premier passionate excellence leadership deliverables stakeholder stakeholders paradigm
  paradigms competency competencies initiatives methodologies mindshare eyeballs niches 
  partnership partnerships outcomes imperatives efficiencies touchpoint touchpoints
  learnings shareholder shareholders marketplace organizational organisational headwinds
  differentiator differentiators differentiated potentialities experiences reimagine
  reimagining reimagined revolutionize revolutionizing spearhead spearheads spearheading streamline
  streamlines streamlining strive strives striving talent payoff omnichannel upskilling reskilling
  roi verticals vertical   orchestrate workforce   transformation transformations empathy inclusivity multifunctional
  multidisciplinary globalized productivity monetization clicks mortar readiness contingency
  incremental optimal coherence
  culturally expediently knowledgeably gatekeeper gatekeepers enabler enablers catapult catapults
  champions
  centricity mindset synergization enablement realignment pollination competitiveness attractiveness
  innovativeness tailwind tailwinds skillset skillsets launchpad aspirational sustainability
  teamwork profitability empowering
`)

/** Words that weigh only beside others. */
export const lightJargon = words(`
  value values growth grow growing drive drives driving driven deliver delivers
  delivering delivered accelerate accelerates accelerating optimize optimizes optimizing optimise
  maximize maximizes maximizing transform transforms transforming transition transitioning reinvent
  reinventing redefine redefines redefining repurpose evolve evolving cultivate cultivates
  cultivating foster fosters fostering embrace embraces embracing facilitate facilitates facilitating
  expedite benchmark engage engages engaging engagement harness harnesses harnessing seize capitalize
  unlock unlocks unlocking enhance enhances enhancing elevate elevates elevating enable enables
  enabling pursue aggregate architect mesh morph iterate deploy extend engineer exploit
  scale brand brands synthesize syndicate visualize target scalable robust seamless seamlessly dynamic
  dynamically dramatically efficiently uniquely professionally progressively conveniently continually
  objectively interactively appropriately authoritatively intrinsically granular viral ubiquitous
  sticky integrated integration generation resilient resilience profitable profitability
  meaningful tangible measurable unmatched superior trusted proven dedicated committed commitment
  commitments integrity accountability accountable teamwork culture cultures collaborative
  collaboration methodology initiative infrastructures infrastructure channels channel communities
  expertise insights insight solution solutions platforms portals markets market capital bandwidth
  opportunities opportunity strategies strategy strategies objectives objective priorities execution
  effectiveness effective journey business businesses competitive advantage organization organizations
  organisation company companies governance talented footprint portfolio quality ideas processes
  products metrics technologies technology relationships experience continuous continuously improvement
  position positions positioned positioning aligned exceed exceeds exceeding core best class world
  leading edge industry future success successful global results operational operations services
  service people partner partners partnering employees associates professional professionals
  ambitious ambition purpose powerful premium goals potential trust transparent
  transparency key robustly media cross functional functionality applications interfaces niche
  critical practices practice makers model models roadmap
  framework frameworks landscape momentum impact impacts impactfully diverse diversity inclusive
  inclusion equity responsible responsibly tomorrow challenges challenge environment calibration calibrates momentum credibility dialogue
  projection benchmark benchmarking escalation committee steering executive executives executing cascade
  cascades prioritize prioritizes prioritizing swiftly organically genuinely credible constructive
  corporate evolution evolutionary cultural adaptive cost goal planning
  requirement enhancing oriented formulation realization creation incentive incentives priority
  standardizes strengthens exceed target targets evolving trend skill skills
  informed collateral prospective forward versatile customer customers client clients enterprise ecosystem ecosystems capabilities mission
  vision alignment align aligning globally cutting bleeding convergence functionalities
  managers manager focused focus focuses focusing blended baseline communication unique reliable
  culturally team teams compliant transitions champion establishes architectures
  accelerators informed boosts secures controlled gut feeling thinking knowledge coaching
  philosophy efficiency branding perspective perspectives appetite identity flexibility asset assets
  reward rewards atmosphere accomplishment capability lever milestone milestones visibility
  simplification digitization reorganization conviction incubator fairness openness respect
  diversification awareness responsiveness continuity compliance reputation satisfaction retention
  ownership ingenuity efficacy attitude interdependency standardization win
`)

/** Praise that an advertisement would print alone. */
export const heavyPraise = words(`
  seamless seamlessly effortless effortlessly stunning breathtaking unparalleled unrivaled unrivalled
  unmatched blazing blazingly incredible incredibly amazing amazingly revolutionary groundbreaking
  exceptional exceptionally outstanding extraordinary gorgeous delightful delightfully magical
  unforgettable vibrant frictionless ridiculously insanely superb phenomenal sleek cutting unbeatable
  spectacular mesmerizing captivating immersive innovative visionary transformative supercharged
  supercharge lightning unprecedented exquisite
`)

/** Praise that states a quality and no measure. */
export const lightPraise = words(`
  powerful scalable robust intuitive elegant elegantly modern reliable comprehensive flexible
  flexibility versatile sophisticated advanced smart intelligent beautiful beautifully rich
  unique secure lightweight fast simple friendly efficient efficiently clean
  simplicity elegance speed reliability scalability performant enterprise grade premium ultimate
  perfect perfectly tailored engaging compelling edge class generation dynamic personalized
  personalised actionable rapid rapidly
`)
