import { createStoredString } from './storage/browser-storage'

/*
 * What was typed into forms when the session ended or the page was reloaded, until the same user
 * opens them again in this tab. The forms of an admin and of a player are kept in the same way.
 */

interface Kept {
  owner: string
  /** The changed values of each form, by its key. */
  forms: Record<string, object>
}

/** What the user is told when kept values are filled in. */
export const RESTORED = 'Restored what you had typed'

const stored = createStoredString(() => window.sessionStorage, 'guildr_typed_forms')

/** The open forms with changes. */
const changed = new Map<string, () => object>()

function read(): Kept | null {
  // Written by this module only.
  return JSON.parse(stored.read() ?? 'null') as Kept | null
}

/**
 * Registers a form with changes.
 * @param key identifies the form and the entity that it edits
 * @returns a function that unregisters it
 */
export function registerForm(key: string, readChanges: () => object): () => void {
  changed.set(key, readChanges)
  return () => {
    changed.delete(key)
  }
}

/** Keeps the open forms with changes of a user whose session or page ends. */
export function keepForms(owner: string) {
  const forms = Object.fromEntries([...changed].map(([key, readChanges]) => [key, readChanges()]))
  if (changed.size > 0) stored.write(JSON.stringify({ owner, forms } satisfies Kept))
}

/** Removes the forms of other users. */
export function forgetFormsOfOthers(owner: string) {
  if (read()?.owner !== owner) forgetForms()
}

/** Removes all kept forms, because their user has signed out. */
export function forgetForms() {
  stored.clear()
}

/** The kept values of a form. */
export function peekForm(key: string): object | null {
  return read()?.forms[key] ?? null
}

/** Returns the kept values of a form, once. */
export function takeForm(key: string): object | null {
  const kept = read()
  const values = peekForm(key)
  if (!kept || !values) return null
  const { [key]: _, ...forms } = kept.forms
  stored.write(JSON.stringify({ ...kept, forms }))
  return values
}
