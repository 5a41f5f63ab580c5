import type { WishlistId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import { toFormError } from '@/api/form-error'
import type { Character } from '@/contract/character'
import type { Instance } from '@/contract/instance'
import {
  automaticName,
  createWishlistRequest,
  type CreateWishlistRequest,
} from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { defaultInstance, instanceOptions } from '@/features/catalog/instance-options'
import { useIsShared } from '@/features/guilds/guilds.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { useFeature } from '@/features/session/use-feature'
import { specializationLabel } from '@/game/classes'
import { nearestDifficulty, type Difficulty } from '@/game/difficulties'
import { plural } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { CheckField } from '@/ui/form/check-field'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { defaultSpecialization, difficultyOptions, specializationOptions } from '../create-defaults'
import { useCreateWishlist } from '../wishlists.mutations'
import { characterWishlistsQuery } from '../wishlists.queries'

/** docs/specification.md, section 2. */
const DEFAULT_DIFFICULTY: Difficulty = 'Heroic'

interface CreateWishlistDialogProps extends DialogProps {
  character: Pick<Character, 'id' | 'name' | 'className' | 'specialization'>
  onCreated: (wishlistId: WishlistId) => void
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
  const { isPending: isLoading } = useQuery({ ...activeInstancesQuery(), enabled: open })
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
          // Until the raids are loaded, none is selected.
          isDisabled={isLoading}
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
          if (id) onCreated(id)
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

/** A select; a text field for a class that only the backend knows. */
function SpecializationField({
  control,
  className,
}: {
  control: Control<CreateWishlistRequest>
  className: string
}) {
  const options = specializationOptions(className)
  const field = { control, name: 'specialization', label: 'Specialization' } as const
  if (options.length === 0) return <TextField {...field} />
  return <SelectField {...field} placeholder="Select a specialization" options={options} />
}

/** The automatic name; undefined until all parts are chosen. */
function proposedName(
  { className }: Pick<Character, 'className'>,
  instance: Pick<Instance, 'name'> | undefined,
  difficulty: string,
  specialization: string,
): string | undefined {
  if (!instance || !difficulty || !specialization) return undefined
  return automaticName({
    instanceName: instance.name,
    difficulty,
    specializationLabel: specializationLabel(className, specialization),
  })
}

/**
 * Starts with the raid and the specialization that are most likely wanted, and as main list if
 * there is none. What the form proposes does not count as an unsaved change.
 */
function CreateWishlistForm(props: CreateWishlistFormProps) {
  const { id, character, isSaving, onSubmit } = props
  const instances = useQuery(activeInstancesQuery())
  const form = useSchemaForm(createWishlistRequest, {
    instanceId: '',
    difficulty: DEFAULT_DIFFICULTY,
    specialization: defaultSpecialization(character),
    name: '',
    isMainWishlist: false,
  })
  const { control, setValue } = form
  const [instanceId, difficulty, specialization] = useWatch({
    control,
    name: ['instanceId', 'difficulty', 'specialization'],
  })
  const findInstance = (wanted: string) => instances.data?.find((one) => one.id === wanted)
  const instance = findInstance(instanceId)
  const isDefault = true
  const proposal = proposedName(character, instance, difficulty, specialization)
  const onNameEdit = useProposal(form, 'name', proposal, { isDefault })
  const preselected = defaultInstance(instances.data ?? [])
  const onInstanceEdit = useProposal(form, 'instanceId', preselected?.id, { isDefault })
  const onDifficultyEdit = useProposal(
    form,
    'difficulty',
    preselected && nearestDifficulty(DEFAULT_DIFFICULTY, preselected.availableDifficulties),
    { isDefault },
  )

  function chooseInstance(chosenInstanceId: string) {
    onInstanceEdit()
    onDifficultyEdit()
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
      keepAs={`wishlist for ${character.id}`}
      // The toast shows the reason only if no field shows it.
      onFailure={(reason, error) =>
        toastFailure('Failed to create wishlist', error, { description: reason ?? undefined })
      }
    >
      <SelectField
        control={control}
        name="instanceId"
        label="Raid Instance"
        placeholder="Select an instance"
        isLoading={instances.isPending}
        isDisabled={instances.isLoadingError}
        options={instanceOptions(instances.data ?? [])}
        onEdit={chooseInstance}
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
        onEdit={onDifficultyEdit}
      />
      <SpecializationField control={control} className={character.className} />
      <TextField
        control={control}
        name="name"
        label="Wishlist Name"
        placeholder="Enter wishlist name or auto-generate by selecting above"
        onEdit={onNameEdit}
      />
      <MainField form={form} character={character} />
    </Form>
  )
}

interface MainFieldProps {
  form: UseFormReturn<CreateWishlistRequest>
  character: CreateWishlistDialogProps['character']
}

/**
 * Whether the list is the main one for its selection. Proposed if there is none, because guilds see
 * main lists only.
 */
function MainField({ form, character }: MainFieldProps) {
  const { control } = form
  const [instanceId, difficulty, specialization] = useWatch({
    control,
    name: ['instanceId', 'difficulty', 'specialization'],
  })
  const hasBoard = useFeature('guild-board')
  const isShared = useIsShared(character.id)
  const { data: lists } = useQuery(characterWishlistsQuery(character.id))
  const main = lists?.find(
    (list) =>
      list.isMainWishlist &&
      list.instance.id === instanceId &&
      list.difficulty === difficulty &&
      list.specialization === specialization,
  )
  const proposal = instanceId !== '' && lists ? !main : undefined
  useProposal(form, 'isMainWishlist', proposal, { isDefault: true })
  return (
    <CheckField
      control={control}
      name="isMainWishlist"
      label="Mark as main wishlist for this spec"
      description={
        main
          ? `Replaces “${main.name}” (${plural(main.itemCount ?? 0, 'item')}) as the main list`
          : hasBoard && `The list your guild sees${isShared ? '' : ', once you share it'}`
      }
    />
  )
}
