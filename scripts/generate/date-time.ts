/* A time as RFC 3339 has it (5.6), as one expression: every answer has some, and to take each apart costs several times more. */

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
/** Divisible by four; of the centuries, by four hundred. */
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DATE = `(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`
const HOUR = '(?:[01]\\d|2[0-3])'
const SIXTY = '[0-5]\\d'

/** Also with the blank that the RFC allows in the middle, and with leap seconds, at whatever minute. */
export const DATE_TIME = new RegExp(
  `^${DATE}[Tt ]${HOUR}:${SIXTY}:(?:${SIXTY}|60)(?:\\.\\d+)?(?:[Zz]|[+-]${HOUR}:${SIXTY})$`,
)
