import type { ReactNode } from 'react'
import type { ButtonLook } from '../button.tsx'
import { LinkButton } from '../link.tsx'

/** Topic of a contact button; preselected in the form of the support page. */
export type ContactTopic = 'sales' | 'compliance' | 'chat' | 'call'

interface ContactButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> {
  readonly topic: ContactTopic
  readonly children: ReactNode
}

/** Link to the contact form with a preselected topic. */
export function ContactButton({ topic, ...look }: ContactButtonProps) {
  return <LinkButton to="/support" search={{ topic }} hash="contact" {...look} />
}
