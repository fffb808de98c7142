import type { ReactNode } from 'react'
import { Button, Field, Row } from './kit.tsx'
import styles from './panel.module.css'

interface ListFieldsProps<Item> {
  readonly label: string
  readonly addLabel: string
  readonly removeLabel: (item: Item) => string
  readonly items: readonly Item[]
  /** Added by the button. */
  readonly newItem: Item
  readonly onItems: (items: readonly Item[]) => void
  readonly children: (item: Item, change: (change: Partial<Item>) => void) => ReactNode
}

/** Fields of a list's items, one item a line. */
export function ListFields<Item>({
  label,
  addLabel,
  removeLabel,
  items,
  newItem,
  onItems,
  children,
}: ListFieldsProps<Item>) {
  return (
    <div className={styles.group}>
      {items.length > 0 && (
        <ul aria-label={label} className={styles.lines}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
            <li key={index} className={styles.line}>
              {children(item, (change) => onItems(items.with(index, { ...item, ...change })))}
              <Button
                tone="quiet"
                aria-label={removeLabel(item)}
                onClick={() => onItems(items.toSpliced(index, 1))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button onClick={() => onItems([...items, newItem])}>{addLabel}</Button>
      </Row>
    </div>
  )
}

interface ValueFieldProps {
  readonly value: string
  readonly onText: (value: string) => void
}

/** Last field of a line. */
export function ValueField(props: ValueFieldProps) {
  return <Field label="Value" isLabelHidden placeholder="value" {...props} />
}
