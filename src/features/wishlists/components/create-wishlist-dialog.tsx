import { messageOf } from '@/api/errors'
import { toFormError } from '@/api/form-error'
import type { Character } from '@/contract/character'
import { createWishlistRequest, type CreateWishlistRequest } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { findClass, specializationLabel } from '@/game/classes'
import { nearestDifficulty } from '@/game/difficulties'
import { ErrorPanel } from '@/ui/error-panel'
import { CheckField } from '@/ui/form/check-field'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/modal'
import { toast } from '@/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
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

/** The Create Wishlist dialog (docs/specification.md, section 2). */
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
        <FormButtons
          formId={formId}
          submitLabel="Create Wishlist"
          isSaving={create.isPending}
          savingLabel="Creating..."
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {/* Closing unmounts the form, which resets it (docs/specification.md, section 4). */}
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
  const form = useSchemaForm(createWishlistRequest, EMPTY)
  const { control, setValue } = form
  const [instanceId, difficulty, specialization] = useWatch({
    control,
    name: ['instanceId', 'difficulty', 'specialization'],
  })
  const findInstance = (wanted: string) => instances.data?.find((one) => one.id === wanted)
  const instance = findInstance(instanceId)
  const proposal = autoName({
    instanceName: instance?.name,
    difficulty,
    specializationLabel: specialization && specializationLabel(character.className, specialization),
  })
  const onNameEdit = useProposal(form, 'name', proposal ?? undefined)

  function adjustDifficulty(chosenInstanceId: string) {
    const chosen = findInstance(chosenInstanceId)
    if (!chosen) return
    setValue('difficulty', nearestDifficulty(difficulty, chosen.availableDifficulties))
  }

  return (
    <Form
      id={id}
      form={form}
      onSubmit={onSubmit}
      isSaving={isSaving}
      readError={toFormError}
      // The toast shows the reason only if no field shows it.
      onFailure={(reason) =>
        toast.error('Failed to create wishlist', { description: reason ?? undefined })
      }
    >
      <SelectField
        control={control}
        name="instanceId"
        label="Raid Instance"
        placeholder="Select an instance"
        isLoading={instances.isPending}
        isDisabled={instances.isLoadingError}
        options={(instances.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        onEdit={adjustDifficulty}
      />
      {instances.isLoadingError && (
        <ErrorPanel
          variant="inline"
          reason={messageOf(instances.error)}
          onRetry={() => void instances.refetch()}
        />
      )}
      <SelectField
        control={control}
        name="difficulty"
        label="Difficulty"
        options={difficultyOptions(instance?.availableDifficulties)}
      />
      <SelectField
        control={control}
        name="specialization"
        label="Specialization"
        placeholder="Select a specialization"
        options={(findClass(character.className)?.specializations ?? []).map(({ slug, name }) => ({
          value: slug,
          label: name,
        }))}
      />
      <TextField
        control={control}
        name="name"
        label="Wishlist Name"
        placeholder="Enter wishlist name or auto-generate by selecting above"
        onEdit={onNameEdit}
      />
      <CheckField
        control={control}
        name="isMainWishlist"
        label="Mark as main wishlist for this spec"
      />
    </Form>
  )
}
