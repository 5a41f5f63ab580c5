import { expect, type Locator } from '@playwright/test'

/** Chooses an option of a select by the texts that a person sees. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const select = form.getByRole('combobox', { name: label })
  await select.click()
  // The options of an open select stand outside of its dialog.
  await form.page().getByRole('option', { name: option, exact: true }).click()
  await expect(select).toHaveText(option)
}

/** The texts that a select offers, in order; it is closed again. */
export async function optionsOf(form: Locator, label: string): Promise<string[]> {
  await form.getByRole('combobox', { name: label }).click()
  const options = form.page().getByRole('option')
  await expect(options).not.toHaveCount(0)
  const texts = await options.allTextContents()
  await form.page().keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  return texts
}
