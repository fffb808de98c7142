import type { ReactNode } from 'react'
import type { ButtonLook } from '../button.tsx'
import { LinkButton } from '../link.tsx'

/** What a contact button is about; presets the form of the support page. */
export type ContactTopic = 'sales' | 'compliance' | 'chat' | 'call'

interface ContactButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> {
  readonly topic: ContactTopic
  readonly children: ReactNode
}

/** Leads to the contact form, which knows then what it is about. */
export function ContactButton({ topic, ...look }: ContactButtonProps) {
  return <LinkButton to="/support" search={{ topic }} hash="contact" {...look} />
}
