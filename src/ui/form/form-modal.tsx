import { useId, type ComponentProps, type ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

import { Modal } from '../overlays/modal'
import { Form, type FormProps } from './form'
import { FormButtons } from './form-buttons'
import { useSchemaForm } from './use-schema-form'

interface FormInModalProps<Values extends FieldValues, Output> extends Omit<
  FormProps<Values, Output>,
  'form' | 'children'
> {
  schema: z.ZodMiniType<Output, Values>
  defaults: DefaultValues<Values>
  /** Renders the fields. */
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode
}

interface FormModalProps<Values extends FieldValues, Output>
  extends
    Omit<FormInModalProps<Values, Output>, 'id'>,
    Pick<ComponentProps<typeof Modal>, 'open' | 'onOpenChange' | 'size' | 'title' | 'description'>,
    Pick<ComponentProps<typeof FormButtons>, 'submitLabel' | 'savingLabel' | 'isDisabled'> {}

/**
 * A dialog that consists of one form. `onSubmit` closes it once the values are saved.
 *
 * @example
 * <FormModal open={isOpen} onOpenChange={setOpen} title="Rename wishlist" schema={renameForm}
 *   defaults={{ name: '' }} onSubmit={…} isSaving={save.isPending} readError={toFormError}
 *   submitLabel="Rename" savingLabel="Saving...">
 *   {({ control }) => <TextField control={control} name="name" label="Name" />}
 * </FormModal>
 */
export function FormModal<Values extends FieldValues, Output>(
  props: FormModalProps<Values, Output>,
) {
  const { open, onOpenChange, size, title, description, ...rest } = props
  const { submitLabel, savingLabel, isDisabled, ...form } = rest
  const { isSaving = false } = form
  const id = useId()
  return (
    <Modal
      size={size}
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!isSaving}
      title={title}
      description={description}
      footer={
        <FormButtons
          formId={id}
          submitLabel={submitLabel}
          isDisabled={isDisabled}
          isSaving={isSaving}
          savingLabel={savingLabel}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {/* Closing unmounts the form, which resets it. */}
      <FormInModal {...form} id={id} />
    </Modal>
  )
}

function FormInModal<Values extends FieldValues, Output>({
  schema,
  defaults,
  children,
  ...rest
}: FormInModalProps<Values, Output>) {
  const form = useSchemaForm(schema, defaults)
  return (
    <Form form={form} {...rest}>
      {children(form)}
    </Form>
  )
}
