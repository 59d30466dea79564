export { readMarks, writeMarks } from '../rule-engine/marked-text.ts'
export { findHouseProblem } from './compiled-house.ts'
export { HouseError, type HousePath } from './house-error.ts'
