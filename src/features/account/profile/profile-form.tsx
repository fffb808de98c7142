import { TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { updateMe } from '#src/api/generated/sdk.gen.ts'
import type { Me } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { profileFormat } from '#src/domain/profile-format.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { rebaseDraft, useDraft } from '#src/resources/create/use-draft.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import fields from '#src/resources/fields.module.css'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { dateFormatFactory } from '#src/ui/date-format.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { createFormat } from '#src/ui/format.ts'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import classes from './profile.module.css'
import {
  dateFormatChoices,
  languageChoices,
  type ProfileDraft,
  profileProblems,
  storedProfileSchema,
  timeFormatChoices,
  toDraft,
  toUpdate,
  zoneChoices,
} from './profile-draft.ts'
import { useSetProfileData } from './use-profile.ts'

/** Text fields of the profile, time zone and number format. */
export function ProfileForm({ me }: { readonly me: Me }) {
  const setProfile = useSetProfileData()
  const saved = toDraft(me)
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: 'profile',
    initial: saved,
    schema: storedProfileSchema,
  })
  const save = useMutation({ mutationFn: (body: Partial<ProfileDraft>) => updateMe({ body }) })
  const attempts = useAttempts<ProfileDraft>(profileProblems(draft))
  const { problems } = attempts
  const unsaved = useRef(false)
  unsaved.current = isChanged

  const form = useFocusOnProblem<HTMLDivElement>(attempts.count)

  const change = (part: Partial<ProfileDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    attempts.changed(part)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (save.isPending || !isChanged) return
    save.reset()
    if (!attempts.begin()) return
    save.mutate(toUpdate(saved, draft), {
      onSuccess: (response) => {
        setProfile(response)
        // Keeps what was typed while the request was on its way.
        setDraft((current) => rebaseDraft(current, draft, toDraft(response)).draft)
        forget()
        attempts.startOver()
        toast.success('Profile saved')
      },
      onError: attempts.failed,
    })
  }

  const text = (name: 'fullName' | 'company' | 'jobTitle') => ({
    className: fields.grow ?? '',
    value: draft[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  })

  const choice = <Name extends 'timezone' | 'language' | 'timeFormat' | 'dateFormat'>(name: Name) => ({
    className: fields.grow ?? '',
    value: draft[name],
    error: problems[name],
    onChange: (chosen: ProfileDraft[Name]) => change({ [name]: chosen }),
  })

  const problem = formProblem(save.error, Object.keys(draft))
  return (
    <div ref={form}>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={forget}
        title="Leave without saving?"
        discardMessage="Your changes will be lost."
      />
      <Panel as="form" title="Profile" onSubmit={submit}>
        {isRestored && isChanged && <RestoredNote onStartOver={startOver} />}
        {problem && <FormAlert>{problem}</FormAlert>}
        <div className={fields.row}>
          <TextInput label="Full name" autoComplete="name" required {...text('fullName')} />
          <TextInput label="Company" autoComplete="organization" {...text('company')} />
          <TextInput label="Job title" autoComplete="organization-title" {...text('jobTitle')} />
        </div>
        <div className={fields.row}>
          <Select label="Time zone" data={zoneChoices} {...choice('timezone')} />
          <Select label="Language" data={languageChoices} {...choice('language')} />
        </div>
        <div className={fields.row}>
          <Select label="Time format" data={timeFormatChoices} {...choice('timeFormat')} />
          <Select label="Date format" data={dateFormatChoices} {...choice('dateFormat')} />
        </div>
        <Sample {...draft} />
        <div className={classes.buttons}>
          <DisabledReason reason={isChanged ? null : 'No changes to save.'}>
            <Button type="submit" loading={save.isPending}>
              Save changes
            </Button>
          </DisabledReason>
          {isChanged && (
            <Button
              variant="ghost"
              disabled={save.isPending}
              onClick={() => {
                startOver()
                save.reset()
                attempts.startOver()
              }}
            >
              Undo changes
            </Button>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** Live preview of the chosen formats. */
function Sample({ timezone, language, timeFormat, dateFormat }: ProfileDraft) {
  const format = useMemo(() => {
    return createFormat({
      ...profileFormat({ timezone, language, timeFormat }),
      createDateFormat: dateFormatFactory(dateFormat),
    })
  }, [timezone, language, timeFormat, dateFormat])
  // Fixed instant: screen readers would announce a ticking clock again and again.
  const [at] = useState(() => now())
  return (
    <p className={classes.note} role="status">
      Dates, times, numbers and amounts look like this: {format.exact(at)} · {format.number(1234567)} ·{' '}
      {format.money({ amount: 283_550, currency: 'USD' })}. Text is in English for now.
    </p>
  )
}
