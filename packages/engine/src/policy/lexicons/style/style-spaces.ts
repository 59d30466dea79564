/** Names of a space between a number and what follows it. */
export const spaced =
  'a space, space, spaces, a space between them, a space between number and sign, a space before the sign, a space between a number and the per cent sign, a space between the number and the per cent sign, a space between number and per cent sign, a space between the number and the percent sign, a space between a number and the percent sign, a space before the per cent sign, a space before the percent sign, a space before the % sign'
/** Names of none. */
export const closed =
  'no space, no spaces, without a space, closed up, without a space between them, no gap, no space before the sign, no space between a number and the per cent sign, no space between the number and the per cent sign, no space between number and per cent sign, no space between the number and the percent sign, no space between a number and the percent sign, no space before the per cent sign, no space before the percent sign, no space before the % sign'
