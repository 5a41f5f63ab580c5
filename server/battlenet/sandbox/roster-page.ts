import { html } from 'hono/html'
import { page } from './chooser'
import { ROSTER_CHANGES, ROSTER_FAILURES, type RosterChoice } from './roster-changes'

/** The page on which a person chooses what happens to the roster of Ashen Vanguard. */
export function rosterPage({ changes, failure }: RosterChoice, { isSaved = false } = {}) {
  const checkboxes = Object.entries(ROSTER_CHANGES).map(
    ([change, { label }]) =>
      html`<label>
        <input
          type="checkbox"
          name="change"
          value="${change}"
          ${changes.includes(change) ? 'checked' : ''}
        />
        ${label}
      </label>`,
  )
  const failures = ROSTER_FAILURES.map(
    (status) =>
      html`<label>
        <input
          type="radio"
          name="failure"
          value="${status}"
          ${failure === status ? 'checked' : ''}
        />
        Battle.net answers ${status}
      </label>`,
  )
  return page(
    'Change the roster',
    html`<h1>Change the roster of Ashen Vanguard</h1>
      <p>
        What is checked takes effect with the next read: press “Refresh roster” on the guild's
        roster page, or sync the character. With nothing checked, the roster is as at the start. A
        restart of the server resets this page.
      </p>
      ${isSaved ? html`<p role="status">Saved.</p>` : ''}
      <form action="roster" method="post">
        ${checkboxes}
        <label>
          <input type="radio" name="failure" value="" ${failure === null ? 'checked' : ''} />
          Battle.net answers with the roster
        </label>
        ${failures}
        <button>Save</button>
      </form>`,
  )
}
