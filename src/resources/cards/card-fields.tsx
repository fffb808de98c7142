import { TextInput } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import {
  brandOf,
  CARD_BRAND_FACTS,
  caretAfterDigits,
  formatCardNumber,
  formatExpiryInput,
} from '#src/domain/card.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import type { CardDraft, CardDraftProblems } from './card-draft.ts'
import classes from './cards.module.css'

/** The fields of a card, filled in by browsers that know one. The number is grouped while it is typed. */
export function CardFields({
  draft,
  problems,
  autoFocus = false,
  asksHolder = true,
  onChange,
}: {
  readonly draft: CardDraft
  readonly problems: CardDraftProblems
  /** Where they are what a dialog is about. */
  readonly autoFocus?: boolean
  /** Whether the name on the card is asked for here. @default true */
  readonly asksHolder?: boolean
  readonly onChange: (part: Partial<CardDraft>) => void
}) {
  const number = useRef<HTMLInputElement>(null)
  // Digits before the caret: grouping must not move it away from where somebody corrects one.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    const place = caretAfterDigits(draft.number, caret.current)
    caret.current = null
    number.current?.setSelectionRange(place, place)
  })
  const brand = brandOf(draft.number)
  const { securityCodeLength } = CARD_BRAND_FACTS[brand]

  function changeNumber({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>): void {
    // At the end the caret stays at the end by itself, behind a gap that has just come.
    if (selectionStart !== null && selectionStart < value.length) {
      caret.current = value.slice(0, selectionStart).replaceAll(/\D/g, '').length
    }
    onChange({ number: formatCardNumber(value) })
  }

  return (
    <>
      <TextInput
        ref={number}
        label="Card number"
        value={draft.number}
        error={problems.number}
        onChange={changeNumber}
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
            onChange({ expiry: formatExpiryInput(event.currentTarget.value, draft.expiry) })
          }
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
          onChange={(event) => onChange({ securityCode: event.currentTarget.value.replaceAll(/\D/g, '') })}
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
          maxLength={limits.CardInput.holderName.maxLength}
          spellCheck={false}
          required
        />
      )}
    </>
  )
}
