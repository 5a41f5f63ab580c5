import { expect, type Locator } from '@playwright/test'

/** Chooses an option of a select by the visible texts. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const select = form.getByRole('combobox', { name: label })
  await select.click()
  // The options are rendered outside of the dialog.
  await form.page().getByRole('option', { name: option, exact: true }).click()
  await expect(select).toHaveText(option)
}
