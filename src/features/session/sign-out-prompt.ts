/** Asks the user whether to sign out; resolves to false to stay. */
type SignOutPrompt = () => Promise<boolean>

let prompt: SignOutPrompt | null = null

/** Sets the prompt that is shown before a sign-out. Returns a function that removes it. */
export function askBeforeSignOut(ask: SignOutPrompt): () => void {
  prompt = ask
  return () => {
    prompt = null
  }
}

/** The prompt to show before a sign-out, or null. */
export function signOutPrompt(): SignOutPrompt | null {
  return prompt
}
