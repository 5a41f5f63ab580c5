import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useCallback, useState, type ComponentProps } from 'react'

/** A question that `ask` asks in a QuestionDialog; it resolves with the answer. */
export function useQuestion() {
  const [resolve, setResolve] = useState<((isYes: boolean) => void) | null>(null)
  const ask = useCallback(
    () =>
      new Promise<boolean>((settle) => {
        setResolve(() => settle)
      }),
    [],
  )
  return {
    isAsking: resolve !== null,
    ask,
    answer(isYes: boolean) {
      resolve?.(isYes)
      setResolve(null)
    },
  }
}

interface QuestionDialogProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'variant' | 'title' | 'description' | 'confirmLabel'
> {
  question: ReturnType<typeof useQuestion>
}

export function QuestionDialog({ question, ...texts }: QuestionDialogProps) {
  const { isAsking, answer } = question
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={() => answer(false)}
      onConfirm={() => answer(true)}
      cancelLabel="Stay"
      {...texts}
    />
  )
}
