export { readMarks, writeMarks } from '../rules/marked-text.ts'
export { findHouseProblem } from './compiled-house.ts'
export { HouseError, type HousePath } from './house-error.ts'
