export { type DetectorDescription, describeDetectors } from './describe-detectors.ts'
export { describeForm } from './explain/describe-form.ts'
export { targetNames } from './form/target-names.ts'
export { findRuleProblem, type RulePath, type RuleProblem } from './rules/find-rule-problem.ts'
