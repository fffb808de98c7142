import { type DragEvent, useId, useRef, useState } from 'react'
import { resolveAvatarUrl } from '#src/api/avatar-url.ts'
import { removeMyAvatar } from '#src/api/generated/sdk.gen.ts'
import type { Me } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import {
  PICTURE_PROBLEMS,
  PICTURE_SIGNATURE_BYTES,
  pictureProblem,
  pictureTypeOf,
} from '#src/domain/picture.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import classes from './profile.module.css'
import type { ChosenPicture } from './square.ts'
import { useSetProfileData } from './use-profile.ts'

const loadCropDialog = () => import('./crop-dialog.tsx')
const CropDialog = onDemand(loadCropDialog)

/** Profile picture: choose or drop a file, check its type by its first bytes, crop it, or remove it. */
export function PicturePanel({ me }: { readonly me: Me }) {
  const setProfile = useSetProfileData()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [asksRemoval, setAsksRemoval] = useState(false)
  const everCropped = useHasBeenTrue(chosen !== null)
  const remove = useMutation({ mutationFn: () => removeMyAvatar() })

  async function handleFile(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setProblem(null)
    try {
      const beginning = new Uint8Array(await file.slice(0, PICTURE_SIGNATURE_BYTES).arrayBuffer())
      const fault = pictureProblem(file.size, beginning)
      const type = pictureTypeOf(beginning)
      if (fault !== null || type === null) return setProblem(PICTURE_PROBLEMS[fault ?? 'unsupported_image'])
      // Don't trust the file's own type: use the type detected from its first bytes.
      const blob = new Blob([file], { type })
      if (!(await canBeShown(blob))) return setProblem('This file is damaged. Choose another picture.')
      setChosen({ blob, type, name: file.name })
    } catch {
      setProblem('This file can’t be read. Choose another picture.')
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void handleFile(event.dataTransfer.files[0])
  }

  return (
    <Panel title="Picture">
      <div className={classes.picture}>
        <Avatar name={me.fullName} src={resolveAvatarUrl(me.avatarUrl)} size="5rem" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what its button does */}
        <div
          className={classes.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className={classes.buttons}>
            <Button
              variant="outline"
              aria-describedby={hintId}
              onPointerEnter={() => void loadCropDialog().catch(() => {})}
              onClick={() => input.current?.click()}
            >
              {me.avatarUrl === null ? 'Upload picture' : 'Change picture'}
            </Button>
            {me.avatarUrl !== null && (
              <Button variant="ghost" onClick={() => setAsksRemoval(true)}>
                Remove
              </Button>
            )}
          </div>
          <p className={classes.note} id={hintId}>
            JPG, PNG or GIF. Max size 5MB. You can also drop a file here.
          </p>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            aria-label="Picture file"
            hidden
            onChange={({ currentTarget }) => {
              void handleFile(currentTarget.files?.[0])
              // Reset, so choosing the same file again triggers a change event.
              currentTarget.value = ''
            }}
          />
        </div>
      </div>
      {everCropped && (
        <CropDialog
          chosen={chosen}
          onSaved={(saved) => {
            setProfile(saved)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
      <ConfirmDialog
        opened={asksRemoval}
        {...confirmationOf(remove, {
          variables: undefined,
          successMessage: 'Picture removed',
          onSuccess: setProfile,
          onClose: () => setAsksRemoval(false),
        })}
        title="Remove your picture?"
        confirmLabel="Remove"
        destructive
      >
        <p>Your initials are shown instead.</p>
      </ConfirmDialog>
    </Panel>
  )
}

/** True if the browser can decode the picture. */
async function canBeShown(blob: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(blob)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
