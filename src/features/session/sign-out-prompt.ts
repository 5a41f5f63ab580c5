/** Asks the person; false: they stay. */
type LeaveQuestion = () => Promise<boolean>

let question: LeaveQuestion | null = null

/** Says what a sign-out asks first, while there is something it would lose. Returns how to stop. */
export function askBeforeSignOut(ask: LeaveQuestion): () => void {
  question = ask
  return () => {
    question = null
  }
}

/** What a sign-out has to ask first, or null. */
export function signOutQuestion(): LeaveQuestion | null {
  return question
}
