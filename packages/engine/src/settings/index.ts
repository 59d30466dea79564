export { settingNames } from './rule-names.ts'
export {
  type BaselineEntry,
  type FailOn,
  failOnValues,
  hasGate,
  type Settings,
} from './settings.ts'
