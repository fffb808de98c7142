const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
/** Divisible by four; centuries by four hundred. */
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DATE = `(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`
const HOUR = '(?:[01]\\d|2[0-3])'
const SIXTY = '[0-5]\\d'

const ESCAPED = '%[0-9a-f]{2}'
/** `pchar` of RFC 3986. */
const PATH_CHARACTER = `(?:[\\w.~!$&'()*+,;=:@-]|${ESCAPED})`
const SEGMENTS = `(?:/${PATH_CHARACTER}*)*`
const USER = `(?:(?:[\\w.~!$&'()*+,;=:-]|${ESCAPED})*@)?`
const HOST = `(?:\\[(?<ipv6>[0-9a-f:.]+)\\]|(?:[\\w.~!$&'()*+,;=-]|${ESCAPED})*)`
const PATH = `(?://${USER}${HOST}(?::\\d*)?${SEGMENTS}|/?${PATH_CHARACTER}+${SEGMENTS}|/)`
const QUERY_AND_FRAGMENT = `(?:\\?(?:${PATH_CHARACTER}|[/?])*)?(?:#(?:${PATH_CHARACTER}|[/?])*)?`
const SCHEME = '[a-z][a-z0-9+.-]*:'

const EMAIL_NAME = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const EMAIL_DOMAIN = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'

/** RFC 3339, 5.6. */
const date = new RegExp(`^${DATE}$`)
/** RFC 3339, 5.6, including the optional space and leap seconds at any minute. */
const dateTime = new RegExp(
  `^${DATE}[Tt ]${HOUR}:${SIXTY}:(?:${SIXTY}|60)(?:\\.\\d+)?(?:[Zz]|[+-]${HOUR}:${SIXTY})$`,
)
const email = new RegExp(`^${EMAIL_NAME}(?:\\.${EMAIL_NAME})*@(?:${EMAIL_DOMAIN}\\.)+${EMAIL_DOMAIN}$`, 'i')
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/
/** RFC 3986, 3 and 4.1. */
const uri = new RegExp(`^${SCHEME}${PATH}${QUERY_AND_FRAGMENT}$`, 'i')
const uriReference = new RegExp(`^(?:${SCHEME})?${PATH}?${QUERY_AND_FRAGMENT}$`, 'i')

/** Format checks by their JSON Schema name. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => date.test(text),
  'date-time': (text) => dateTime.test(text),
  email: (text) => email.test(text),
  ipv4: (text) => ipv4.test(text),
  ipv6: isIpv6,
  uri: (text) => fitsUri(uri, text),
  'uri-reference': (text) => fitsUri(uriReference, text),
}

function fitsUri(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text)
  const ipv6 = match?.groups?.ipv6
  return match !== null && (ipv6 === undefined || isIpv6(ipv6))
}

/** RFC 4291, 2.2: eight groups, or fewer around one `::`; the last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  const last = text.slice(text.lastIndexOf(':') + 1)
  const groupsOnly = ipv4.test(last) ? `${text.slice(0, -last.length)}0:0` : text
  const halves = groupsOnly.split('::')
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const isLongEnough = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8
  return isLongEnough && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
}
