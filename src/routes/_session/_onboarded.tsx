import { requireOnboarded } from '@/features/session/guards'
import { createFileRoute } from '@tanstack/react-router'

/** Pages that need at least one imported character. */
export const Route = createFileRoute('/_session/_onboarded')({ beforeLoad: requireOnboarded })
