import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/*
 * All fields of this folder are controlled. After a rejected submit react-hook-form focuses the
 * first invalid field in the order of registration, and uncontrolled fields register earlier than
 * controlled ones.
 */

/** Connects a field with its form. */
export interface FieldBinding<Values extends FieldValues> {
  // The other two parameters of Control concern the schema's output, which fields do not use.
  // oxlint-disable-next-line typescript/no-explicit-any
  control: Control<Values, any, any>
  name: FieldPath<Values>
}

/** Props of every form field. */
export interface FormFieldProps<Values extends FieldValues> extends FieldBinding<Values> {
  label: ReactNode
  isLabelHidden?: boolean
  /** Marks the field as one that has to be filled; the schema demands it. */
  isRequired?: boolean
  description?: ReactNode
}
