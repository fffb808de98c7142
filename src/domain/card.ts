/**
 * Client-side checks of payment cards: brand, check digit, expiry. Pure; used by forms while typing and by the
 * server.
 */

import { digitsOf } from './digits.ts'
import { toPlainText } from './plain-text.ts'
import { lengthProblem } from './text-length.ts'

export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'maestro',
  'unknown',
] as const

export type CardBrand = (typeof CARD_BRANDS)[number]

export interface BrandFacts {
  readonly label: string
  /** Valid numbers of digits (ISO/IEC 7812 allows up to 19). */
  readonly lengths: readonly number[]
  readonly securityCodeLength: 3 | 4
  /** Group boundaries of the printed number. */
  readonly gaps: readonly number[]
}

const FOURS = [4, 8, 12, 16]

export const CARD_BRAND_FACTS: Readonly<Record<CardBrand, BrandFacts>> = {
  visa: { label: 'Visa', lengths: [13, 16, 19], securityCodeLength: 3, gaps: FOURS },
  mastercard: { label: 'Mastercard', lengths: [16], securityCodeLength: 3, gaps: FOURS },
  amex: { label: 'American Express', lengths: [15], securityCodeLength: 4, gaps: [4, 10] },
  discover: { label: 'Discover', lengths: [16, 17, 18, 19], securityCodeLength: 3, gaps: FOURS },
  diners: { label: 'Diners Club', lengths: [14, 16, 19], securityCodeLength: 3, gaps: [4, 10] },
  jcb: { label: 'JCB', lengths: [16, 17, 18, 19], securityCodeLength: 3, gaps: FOURS },
  unionpay: { label: 'UnionPay', lengths: [16, 17, 18, 19], securityCodeLength: 3, gaps: FOURS },
  maestro: {
    label: 'Maestro',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    securityCodeLength: 3,
    gaps: FOURS,
  },
  unknown: {
    label: 'Card',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    securityCodeLength: 3,
    gaps: FOURS,
  },
}

/** Prefix ranges (inclusive) by brand. The first matching range wins. */
const RANGES: readonly (readonly [CardBrand, from: number, to: number])[] = [
  ['amex', 34, 34],
  ['amex', 37, 37],
  ['diners', 300, 305],
  ['diners', 36, 36],
  ['diners', 38, 39],
  ['jcb', 3528, 3589],
  ['mastercard', 51, 55],
  ['mastercard', 2221, 2720],
  ['discover', 6011, 6011],
  ['discover', 644, 649],
  ['discover', 65, 65],
  ['unionpay', 62, 62],
  ['maestro', 50, 50],
  ['maestro', 56, 58],
  ['maestro', 67, 67],
  ['maestro', 6304, 6304],
  ['visa', 4, 4],
]

/** Maximum number of digits (ISO/IEC 7812). */
const LONGEST_CARD_NUMBER = 19

/** Digits of a number typed with spaces or hyphens. */
export function cardDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

/** Brand by the first digits; `unknown` until there are enough. */
export function brandOf(number: string): CardBrand {
  const digits = cardDigits(number)
  for (const [brand, from, to] of RANGES) {
    const length = String(from).length
    if (digits.length < length) continue
    const first = Number(digits.slice(0, length))
    if (first >= from && first <= to) return brand
  }
  return 'unknown'
}

/** Verifies the check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const counted = index % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Formats like the print on the card: `4242 4242 4242 4242`, `3782 822463 10005`. Drops other characters. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, LONGEST_CARD_NUMBER)
  const { gaps } = CARD_BRAND_FACTS[brandOf(digits)]
  let formatted = ''
  for (let index = 0; index < digits.length; index++) {
    if (gaps.includes(index)) formatted += ' '
    formatted += digits[index]
  }
  return formatted
}

/** Caret position in a formatted text after so many digits. */
export function caretAfterDigits(formatted: string, count: number): number {
  let seen = 0
  for (let index = 0; index < formatted.length; index++) {
    if (seen === count) return index
    if (/\d/.test(formatted.charAt(index))) seen++
  }
  return formatted.length
}

/** Error message for the field; null if the number may be valid. */
export function cardNumberProblem(text: string): string | null {
  const digits = cardDigits(text)
  if (digits === '') return 'Enter the card number.'
  if (!/^\d+$/.test(digits)) return 'Use digits only.'
  const brand = brandOf(digits)
  const { label, lengths } = CARD_BRAND_FACTS[brand]
  const shortest = lengths[0] ?? 0
  if (!lengths.includes(digits.length)) {
    const whose = brand === 'unknown' ? 'A card number' : `The number of ${article(label)} ${label} card`
    const wanted = lengths.length === 1 ? shortest : `${shortest} to ${lengths.at(-1)}`
    return `${whose} has ${wanted} digits; this has ${digits.length}.`
  }
  return passesLuhn(digits) ? null : 'This card number is invalid. Check for typos.'
}

function article(label: string): string {
  return /^[AEIO]/.test(label) ? 'an' : 'a'
}

/** Error message for the security code of a brand; null if it may be valid. */
export function securityCodeProblem(text: string, brand: CardBrand): string | null {
  const code = text.trim()
  if (code === '') return 'Enter the security code.'
  const { securityCodeLength, label } = CARD_BRAND_FACTS[brand]
  // For an unknown brand both lengths are valid.
  const fits = brand === 'unknown' ? /^\d{3,4}$/ : securityCodeLength === 4 ? /^\d{4}$/ : /^\d{3}$/
  if (fits.test(code)) return null
  if (brand === 'unknown') return 'The security code has 3 or 4 digits.'
  return `The security code of ${article(label)} ${label} card has ${securityCodeLength} digits.`
}

export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits: 2028. */
  readonly year: number
}

/** Parses an expiry as typed from a card: `08/28`, `8/2028`, `0828`. Null for anything else. */
export function parseExpiry(text: string): CardExpiry | null {
  const found =
    /^(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text.trim())
  if (found === null) return null
  const month = Number(found[1])
  const year = Number(found[2])
  if (month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

/** `08/28` */
export function formatExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

/**
 * Formats an expiry while it is typed: adds the slash, and removes it together with the digit before it. A pasted `1/28`
 * gets its zero.
 */
export function formatExpiryInput(text: string, before: string): string {
  const whole = /^\s*([1-9])\s*[/.\- ]\s*(\d{2}|\d{4})\s*$/.exec(toPlainText(text))
  if (whole !== null) return `0${whole[1]}/${whole[2]}`
  const digits = digitsOf(text).slice(0, 6)
  if (/[/.\- ]/.test(text) && digits.length === 1 && digits !== '0') return `0${digits}/`
  if (digits.length < 2) return Number(digits) > 1 ? `0${digits}/` : digits
  // Deleting the slash also deletes the digit before it; otherwise the slash would come back at once.
  if (digits.length === 2 && before.endsWith('/') && text.length < before.length) return digits.slice(0, 1)
  return `${digits.slice(0, 2)}/${digits.slice(2)}`
}

/** End of the expiry month in UTC, epoch milliseconds. */
export function expiresAt({ month, year }: CardExpiry): number {
  return Date.UTC(year, month, 1)
}

export function hasExpired(expiry: CardExpiry, now: number): boolean {
  return expiresAt(expiry) <= now
}

/** Longest time until expiry, in years. */
const MAX_YEARS = 20

/** Error message for the expiry; null if it is valid. */
export function expiryProblem(expiry: CardExpiry | null, now: number): string | null {
  if (expiry === null) return 'Enter the month and year, such as 08/28.'
  if (hasExpired(expiry, now)) return 'This card has expired.'
  const tooLate = expiry.year > new Date(now).getUTCFullYear() + MAX_YEARS
  return tooLate ? 'This date is too far in the future. Check for typos.' : null
}

const MAX_NAME = 80

/** Error message for the cardholder's name; null if it is valid. Rejects card numbers, which must not be stored. */
export function holderNameProblem(text: string): string | null {
  const name = text.trim()
  if (name === '') return 'Enter the name as shown on the card.'
  const tooLong = lengthProblem(name, MAX_NAME)
  if (tooLong !== undefined) return tooLong
  return /\d(?:[ -]?\d){6,}/.test(name) ? 'This looks like a number. Enter the name on the card.' : null
}

/** Card as typed. */
export interface TypedCard {
  readonly number: string
  readonly securityCode: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly holderName: string
}

export interface CardProblem {
  readonly field: 'number' | 'securityCode' | 'expiryMonth' | 'holderName'
  readonly message: string
}

/** All errors of a card, in the order of the fields. */
export function cardProblems(card: TypedCard, now: number): CardProblem[] {
  const expiry = { month: card.expiryMonth, year: card.expiryYear }
  const found: readonly (readonly [CardProblem['field'], string | null])[] = [
    ['number', cardNumberProblem(card.number)],
    ['expiryMonth', expiryProblem(expiry, now)],
    ['securityCode', securityCodeProblem(card.securityCode, brandOf(card.number))],
    ['holderName', holderNameProblem(card.holderName)],
  ]
  return found.flatMap(([field, message]) => (message === null ? [] : { field, message }))
}

/** Card fields that may be stored. */
export interface CardSummary {
  readonly brand: CardBrand
  readonly last4: string
}

export function summarizeCard(number: string): CardSummary {
  const digits = cardDigits(number)
  return { brand: brandOf(digits), last4: digits.slice(-4) }
}

/** `Visa •••• 4242` */
export function cardLabel({ brand, last4 }: CardSummary): string {
  return `${CARD_BRAND_FACTS[brand].label} •••• ${last4}`
}
