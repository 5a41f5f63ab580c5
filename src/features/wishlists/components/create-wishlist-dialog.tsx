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
import { FormModal } from '@/ui/form/form-modal'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { useProposal } from '@/ui/form/use-proposal'
import { useQuery } from '@tanstack/react-query'
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
  const create = useCreateWishlist(character.id)
  const { isPending: isLoading } = useQuery({ ...activeInstancesQuery(), enabled: open })
  return (
    <FormModal
      open={open}
      onOpenChange={onOpenChange}
      title={`Create Wishlist for ${character.name}`}
      schema={createWishlistRequest}
      defaults={{
        instanceId: '',
        difficulty: DEFAULT_DIFFICULTY,
        specialization: defaultSpecialization(character),
        name: '',
        isMainWishlist: false,
      }}
      keepAs={`wishlist for ${character.id}`}
      onSubmit={async (request) => {
        const { id } = await create.mutateAsync(request)
        onOpenChange(false)
        if (id) onCreated(id)
      }}
      isSaving={create.isPending}
      readError={toFormError}
      // The toast shows the reason only if no field shows it.
      onFailure={(reason, error) =>
        toastFailure('Failed to create wishlist', error, { description: reason ?? undefined })
      }
      submitLabel="Create Wishlist"
      savingLabel="Creating..."
      // Until the raids are loaded, none is selected.
      isDisabled={isLoading}
    >
      {(form) => <CreateWishlistFields form={form} character={character} />}
    </FormModal>
  )
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

interface FieldsProps {
  form: UseFormReturn<CreateWishlistRequest>
  character: CreateWishlistDialogProps['character']
}

/**
 * Starts with the raid and the specialization that are most likely wanted, and as main list if
 * there is none. What the form proposes does not count as an unsaved change.
 */
function CreateWishlistFields({ form, character }: FieldsProps) {
  const instances = useQuery(activeInstancesQuery())
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
    <>
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
    </>
  )
}

/**
 * Whether the list is the main one for its selection. Proposed if there is none, because guilds see
 * main lists only.
 */
function MainField({ form, character }: FieldsProps) {
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
