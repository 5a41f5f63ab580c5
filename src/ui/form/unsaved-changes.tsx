import { UnsavedChangesDialog } from './unsaved-changes-dialog'
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question'

/** In a dialog without a form: asks before the user closes it and loses changes. */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  return <UnsavedChangesDialog {...useUnsavedChangesQuestion(() => isChanged)} />
}
