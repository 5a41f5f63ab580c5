import { ApiError, messageOf } from '@/api/errors'
import { setServerErrors } from '@/api/field-errors'
import type { Character } from '@/contract/character'
import { createWishlistRequest, type CreateWishlistRequest } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { findClass, specializationLabel } from '@/game/classes'
import { nearestDifficulty } from '@/game/difficulties'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ErrorPanel } from '@/ui/error-panel'
import { Input } from '@/ui/input'
import { Modal } from '@/ui/modal'
import { Select } from '@/ui/select'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { autoName } from '../auto-name'
import { difficultyOptions } from '../difficulty-options'
import { useCreateWishlist } from '../wishlists.mutations'

const EMPTY: CreateWishlistRequest = {
  instanceId: '',
  difficulty: 'Heroic',
  specialization: '',
  name: '',
  isMainWishlist: false,
}

interface CreateWishlistDialogProps {
  character: Pick<Character, 'id' | 'name' | 'className'>
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onCreated: (wishlistId: string) => void
}

/** The Create Wishlist dialog, as spec section 2 words it. */
export function CreateWishlistDialog({
  character,
  open,
  onOpenChange,
  onCreated,
}: CreateWishlistDialogProps) {
  const formId = useId()
  const create = useCreateWishlist(character.id)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!create.isPending}
      title={`Create Wishlist for ${character.name}`}
      footer={
        <>
          <Button variant="outline" disabled={create.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isLoading={create.isPending}
            loadingText="Creating..."
          >
            Create Wishlist
          </Button>
        </>
      }
    >
      {/* Closing unmounts the form, and with it whatever was typed (spec section 4, Cancel). */}
      <CreateWishlistForm
        id={formId}
        character={character}
        isSaving={create.isPending}
        onSubmit={async (request) => {
          const { id } = await create.mutateAsync(request)
          onOpenChange(false)
          onCreated(id)
        }}
      />
    </Modal>
  )
}

interface CreateWishlistFormProps {
  id: string
  character: CreateWishlistDialogProps['character']
  isSaving: boolean
  onSubmit: (request: CreateWishlistRequest) => Promise<void>
}

function CreateWishlistForm({ id, character, isSaving, onSubmit }: CreateWishlistFormProps) {
  const instances = useQuery(activeInstancesQuery())
  const form = useForm({
    resolver: zodResolver(createWishlistRequest),
    mode: 'onChange',
    defaultValues: EMPTY,
  })
  const { control, register, setValue, setError } = form
  const [instanceId, difficulty, specialization] = useWatch({
    control,
    name: ['instanceId', 'difficulty', 'specialization'],
  })
  const instance = instances.data?.find((candidate) => candidate.id === instanceId)
  // Once edited the name is the person's, even when they empty it again (spec section 4).
  const [isNameEdited, setIsNameEdited] = useState(false)
  const proposal = autoName({
    instanceName: instance?.name,
    difficulty,
    specializationLabel: specialization && specializationLabel(character.className, specialization),
  })

  useEffect(() => {
    if (proposal !== null && !isNameEdited) {
      setValue('name', proposal, { shouldValidate: true })
    }
  }, [proposal, isNameEdited, setValue])

  function chooseInstance(chosenId: string) {
    const chosen = instances.data?.find((candidate) => candidate.id === chosenId)
    setValue('instanceId', chosenId, { shouldValidate: true })
    if (chosen) {
      setValue('difficulty', nearestDifficulty(difficulty, chosen.availableDifficulties))
    }
  }

  const oneAtATime = useOneAtATime()
  const submit = form.handleSubmit(async (request) => {
    try {
      await onSubmit(request)
    } catch (error) {
      // The toast has said that it failed; what the server names goes under its field.
      if (!(error instanceof ApiError)) throw error
      setServerErrors(error, setError, EMPTY)
    }
  })

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void oneAtATime(submit)
      }}
    >
      <fieldset disabled={isSaving} className="flex flex-col gap-5">
        <Controller
          name="instanceId"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label="Raid Instance"
              placeholder="Select an instance"
              isLoading={instances.isPending}
              disabled={isSaving || instances.isError}
              options={(instances.data ?? []).map(({ id: value, name }) => ({
                value,
                label: name,
              }))}
              onChange={chooseInstance}
              error={fieldState.error?.message}
            />
          )}
        />
        {instances.isError && (
          <ErrorPanel
            variant="inline"
            reason={messageOf(instances.error)}
            onRetry={() => void instances.refetch()}
          />
        )}
        <Controller
          name="difficulty"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label="Difficulty"
              disabled={isSaving}
              options={difficultyOptions(instance?.availableDifficulties)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="specialization"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label="Specialization"
              placeholder="Select a specialization"
              disabled={isSaving}
              options={(findClass(character.className)?.specializations ?? []).map(
                ({ slug, name }) => ({ value: slug, label: name }),
              )}
              error={fieldState.error?.message}
            />
          )}
        />
        {/* Not registered like the checkbox: then it would come first when the focus goes to what is wrong. */}
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <Input
              {...field}
              label="Wishlist Name"
              placeholder="Enter wishlist name or auto-generate by selecting above"
              autoComplete="off"
              onChange={(event) => {
                setIsNameEdited(true)
                field.onChange(event)
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        <Checkbox label="Mark as main wishlist for this spec" {...register('isMainWishlist')} />
      </fieldset>
    </form>
  )
}
