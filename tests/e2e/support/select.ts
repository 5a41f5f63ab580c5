import { expect, type Locator } from '@playwright/test'

/** Chooses an option of a select by the visible texts. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const select = form.getByRole('combobox', { name: label })
  await select.click()
  // The options are rendered outside of the dialog.
  await form.page().getByRole('option', { name: option, exact: true }).click()
  await expect(select).toHaveText(option)
}

/** Opens a select, reads the texts of its options in order, and closes it. */
export async function optionsOf(form: Locator, label: string): Promise<string[]> {
  await form.getByRole('combobox', { name: label }).click()
  const options = form.page().getByRole('option')
  await expect(options).not.toHaveCount(0)
  const texts = await options.allTextContents()
  await form.page().keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  return texts
}
