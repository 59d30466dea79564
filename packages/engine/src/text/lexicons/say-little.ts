import { words } from './words.ts'

/**
 * Words of four letters or more that two sentences may share without saying the same: of grammar, and of any
 * manual. Compiled for this project.
 */
export const sayLittle = words(`
  this that these those there their them they then than with from into onto over under about after
  before between through while because until since during without within have been were will would
  could should might must does done doing make makes made uses used using user being here just like
  need needs many much more most some such very each every both either other others another only
  also same well even still back again want wants case cases example examples following time times
  ways what when where which whom whose your yours ours theirs however available first second
`)
