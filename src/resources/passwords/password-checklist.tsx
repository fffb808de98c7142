import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { passwordRequirements } from '#src/domain/password.ts'
import { announce } from '#src/ui/announce.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './password-checklist.module.css'

interface PasswordChecklistProps {
  readonly password: string
  /** Referenced by `aria-describedby` of the password field. */
  readonly id: string
}

/**
 * Password requirements, checked off as the user types; shown once anything is entered (spec part 1, section 5).
 * Screen readers hear the count when it changes, and the list as the field's description.
 */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  const items = passwordRequirements.map(({ id, label, isMetBy }) => ({ id, label, met: isMetBy(password) }))
  const met = items.filter((item) => item.met).length
  const announcedCount = useRef(0)

  useEffect(() => {
    if (announcedCount.current === met) return
    announcedCount.current = met
    if (password !== '') announce(`${met} of ${passwordRequirements.length} password requirements met`)
  }, [met, password])

  if (password === '') return null
  return (
    <ul id={id} className={classes.list} aria-label="Password requirements">
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-met={item.met || undefined}>
          {item.met ? <IconCheck size={14} aria-hidden="true" /> : <IconPoint size={14} aria-hidden="true" />}
          <span>
            {item.label}
            <VisuallyHidden>{item.met ? ' (met)' : ' (not met yet)'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
