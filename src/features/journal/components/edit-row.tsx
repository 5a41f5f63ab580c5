import { raidBossRow, raidInstanceRow } from '@/contract/admin/admin-raid-file'
import { toItemLevelsInput } from '@/contract/item-levels'
import { lootRow } from '@/contract/loot-item'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { TierFields } from '@/features/admin-catalog/components/tier-fields'
import { ItemKindFields } from '@/features/admin-catalog/loot/item-kind-fields'
import { ItemLevelFields } from '@/features/admin-catalog/loot/item-level-fields'
import { CLASS_OPTIONS, SLOT_OPTIONS } from '@/features/admin-catalog/loot/item-options'
import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'
import { ChoicesField } from '@/ui/form/choices-field'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/overlays/modal'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { BossRow, DraftRow, InstanceRow, ItemRow } from '../journal-draft'

interface EditProps<Values> {
  values: Values
  /** See `Form`. */
  keepAs: string
  /** Called with the fields that were changed. */
  onSave: (changed: object) => void
  onClose: () => void
}

interface EditRowProps extends Omit<EditProps<unknown>, 'values'> {
  row: DraftRow
}

/** The dialog that corrects a row of the journal before it is imported. */
export function EditRow({ row, ...rest }: EditRowProps) {
  if (row.kind === 'instance') return <EditInstance values={row.values} {...rest} />
  if (row.kind === 'boss') return <EditBoss values={row.values} {...rest} />
  return <EditItem values={row.values} {...rest} />
}

function EditInstance({ values, ...rest }: EditProps<InstanceRow>) {
  const form = useSchemaForm(raidInstanceRow, {
    ...values,
    itemLevels: values.itemLevels ?? toItemLevelsInput(null),
  })
  const { control } = form
  const { data: instances = [] } = useQuery(adminInstancesQuery())
  return (
    <EditDialog name={values.name} form={form} {...rest}>
      <TextField control={control} name="name" label="Name" isRequired />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        isRequired
        description="An instance with the same slug is updated."
      />
      <TierFields form={form} instances={instances} />
      <ChoicesField
        control={control}
        name="availableDifficulties"
        label="Difficulties"
        isRequired
        options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
      />
      <ItemLevelFields
        control={control}
        description="The journal has no item levels by difficulty."
      />
    </EditDialog>
  )
}

function EditBoss({ values, ...rest }: EditProps<BossRow>) {
  const form = useSchemaForm(raidBossRow, {
    ...values,
    itemLevels: values.itemLevels ?? toItemLevelsInput(null),
  })
  const { control } = form
  return (
    <EditDialog name={values.name} form={form} {...rest}>
      <TextField control={control} name="name" label="Name" isRequired />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        isRequired
        description="A boss with the same slug is updated."
      />
      <ItemLevelFields
        control={control}
        description="Only if they differ from those of the instance."
      />
    </EditDialog>
  )
}

function EditItem({ values, ...rest }: EditProps<ItemRow>) {
  const form = useSchemaForm(lootRow, values)
  const { control } = form
  return (
    <EditDialog name={values.name} form={form} {...rest}>
      <TextField control={control} name="name" label="Name" isRequired />
      <ItemKindFields
        form={form}
        tokenFields={
          <>
            <ChoicesField
              control={control}
              name="tokenSlots"
              label="Token slots"
              description="The slots of the pieces it can be exchanged for."
              options={SLOT_OPTIONS}
            />
            <ChoicesField
              control={control}
              name="classes"
              label="Classes"
              description="If none is ticked, every class can use it."
              options={CLASS_OPTIONS}
            />
          </>
        }
      />
    </EditDialog>
  )
}

interface EditDialogProps<Values extends FieldValues, Output extends object> extends Omit<
  EditProps<unknown>,
  'values'
> {
  name: string
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

function EditDialog<Values extends FieldValues, Output extends object>({
  name,
  form,
  keepAs,
  onSave,
  onClose,
  children,
}: EditDialogProps<Values, Output>) {
  const formId = useId()
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={`Edit ${name}`}
      footer={<FormButtons formId={formId} submitLabel="Apply" onCancel={onClose} />}
    >
      <Form
        id={formId}
        form={form}
        onSubmit={(values, changed) => {
          // Fields that were not changed stay as the journal has them, or are not imported at all.
          const fields = Object.entries(values).filter(([field]) => changed.has(field))
          onSave(Object.fromEntries(fields))
          onClose()
        }}
        keepAs={keepAs}
      >
        {children}
      </Form>
    </Modal>
  )
}
