import { type CardSummary, cardLabel } from '#src/domain/card.ts'

/** Name of a card on screen: "Visa •••• 4242", which no line breaks inside the number. */
export function cardName(card: CardSummary): string {
  return cardLabel(card).replace('•••• ', '••••\u00a0')
}
