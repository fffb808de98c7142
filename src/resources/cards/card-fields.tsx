import { TextInput } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import {
  brandOf,
  CARD_BRAND_FACTS,
  caretAfterDigits,
  formatCardNumber,
  formatExpiryInput,
} from '#src/domain/card.ts'
import { digitsOf } from '#src/domain/digits.ts'
import { useTextHistory } from '#src/ui/use-text-history.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import type { CardDraft, CardDraftProblems } from './card-draft.ts'
import classes from './cards.module.css'

/** Card fields with browser autofill. The number is grouped as it is typed. */
export function CardFields({
  draft,
  problems,
  autoFocus = false,
  asksHolder = true,
  onChange,
}: {
  readonly draft: CardDraft
  readonly problems: CardDraftProblems
  /** Focuses the first field, for dialogs about a card. @default false */
  readonly autoFocus?: boolean
  /** Shows the field for the cardholder's name. @default true */
  readonly asksHolder?: boolean
  readonly onChange: (part: Partial<CardDraft>) => void
}) {
  const number = useRef<HTMLInputElement>(null)
  // Number of digits before the caret, so that grouping the number doesn't move the caret during a correction.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    const place = caretAfterDigits(draft.number, caret.current)
    caret.current = null
    number.current?.setSelectionRange(place, place)
  })
  const numberHistory = useTextHistory(draft.number, (text) => onChange({ number: text }))
  const expiryHistory = useTextHistory(draft.expiry, (expiry) => onChange({ expiry }))
  const brand = brandOf(draft.number)
  const { securityCodeLength } = CARD_BRAND_FACTS[brand]

  function changeNumber({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>): void {
    // A caret at the end stays at the end by itself, behind a space that grouping added.
    if (selectionStart !== null && selectionStart < value.length) {
      caret.current = digitsOf(value.slice(0, selectionStart)).length
    }
    numberHistory.change(formatCardNumber(value))
  }

  return (
    <>
      <TextInput
        ref={number}
        label="Card number"
        value={draft.number}
        error={problems.number}
        onChange={changeNumber}
        onKeyDown={numberHistory.onKeyDown}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        rightSection={<CardBrandMark brand={brand} />}
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
        spellCheck={false}
        required
        {...(autoFocus && { 'data-autofocus': true })}
      />
      <div className={classes.pair}>
        <TextInput
          label="Expiry date"
          description="Month and year"
          value={draft.expiry}
          error={problems.expiry}
          onChange={(event) =>
            expiryHistory.change(formatExpiryInput(event.currentTarget.value, draft.expiry))
          }
          onKeyDown={expiryHistory.onKeyDown}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          maxLength={9}
          required
        />
        <TextInput
          label="Security code"
          description={
            securityCodeLength === 4 ? '4 digits, on the front' : `${securityCodeLength} digits, on the back`
          }
          value={draft.securityCode}
          error={problems.securityCode}
          onChange={(event) => onChange({ securityCode: digitsOf(event.currentTarget.value) })}
          autoComplete="cc-csc"
          placeholder={'1234'.slice(0, securityCodeLength)}
          inputMode="numeric"
          maxLength={4}
          spellCheck={false}
          required
        />
      </div>
      {asksHolder && (
        <TextInput
          label="Name on card"
          value={draft.holderName}
          error={problems.holderName}
          onChange={(event) => onChange({ holderName: event.currentTarget.value })}
          autoComplete="cc-name"
          spellCheck={false}
          required
        />
      )}
    </>
  )
}
