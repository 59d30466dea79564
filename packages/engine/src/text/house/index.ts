export { findHouseProblem } from './compiled-house.ts'
export { HouseError, type HousePath } from './house-error.ts'
