import { html } from 'hono/html'
import { SANDBOX_ACCOUNTS } from './accounts'
import type { AuthorizationRequest } from './authorization'

export function page(title: string, content: ReturnType<typeof html>, refreshTo?: string) {
  // URLs are relative, because the page does not know the path at which the sandbox is mounted.
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        ${
          refreshTo === undefined
            ? ''
            : html`<meta http-equiv="refresh" content="0; url=${refreshTo}" />`
        }
        <title>${title}</title>
        <link rel="stylesheet" href="chooser.css" />
        <link rel="icon" href="icon.svg" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

/** The form with one button per account and a checkbox for the optional consent. */
export function chooserPage(request: AuthorizationRequest) {
  const fields = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: request.scopes.join(' '),
    state: request.state,
  }
  return page(
    'Choose a sandbox account',
    html`<h1>Choose a sandbox account</h1>
      <p>
        This page replaces the Battle.net login. All accounts are fictional, and no data leaves this
        machine.
      </p>
      <form action="authorize" method="get">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <ul>
          ${SANDBOX_ACCOUNTS.map(
            ({ id, battleTag, hint }) =>
              html`<li>
                <button name="account" value="${battleTag}" aria-describedby="hint-${id}">
                  ${battleTag}
                </button>
                <span id="hint-${id}">${hint}</span>
              </li>`,
          )}
        </ul>
        <label>
          <input type="checkbox" name="profile" value="share" checked />
          Share the World of Warcraft profile
        </label>
        <button class="quiet" name="cancel" value="yes">Cancel</button>
      </form>
      <p><a href="roster">Change the roster of the guild</a></p>
      <p><a href="award">Let a teammate award an item</a></p>`,
  )
}

/**
 * Forwards the browser to the callback. Not a redirect: the policy `form-action 'self'` also
 * applies to redirects after a form submission, and the app may be served from another origin.
 */
export function continuePage(callback: URL) {
  return page(
    'Signing in',
    html`<h1>Signing in</h1>
      <p><a href="${callback.href}">Continue</a></p>`,
    callback.href,
  )
}

/** The error page of an invalid request. */
export function errorPage(message: string) {
  return page(
    'Sign-in failed',
    html`<h1>Sign-in failed</h1>
      <p>${message}</p>`,
  )
}

/** Uses the colors of the app. */
export const CHOOSER_CSS = `
*, *::before, *::after { box-sizing: border-box }
body {
  margin: 0;
  padding: 2rem 1rem;
  background: #0a0d12;
  color: #e8edf4;
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  max-width: 34rem;
  margin: 0 auto;
  padding: 1.5rem;
  background: #10151c;
  border: 1px solid #222b37;
  border-radius: 0.75rem;
}
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1.5rem }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 1rem 0; border-top: 1px solid #222b37 }
li span { display: block; margin-top: 0.5rem }
a { display: inline-block; min-height: 2.75rem; padding: 0.625rem 0; color: #e5b454 }
button {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid #e5b454;
  border-radius: 0.5rem;
  background: #e5b454;
  color: #1b1405;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button:hover { background: #f0c674 }
button.quiet { border-color: #7d8a9c; background: transparent; color: #e8edf4 }
button.quiet:hover { background: #222b37 }
:focus-visible { outline: 3px solid #e8edf4; outline-offset: 2px }
label {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  margin-bottom: 1rem;
  padding-top: 0.5rem;
  border-top: 1px solid #222b37;
}
input[type='checkbox'] { flex: none; width: 1.5rem; height: 1.5rem; accent-color: #e5b454 }
`

export const CHOOSER_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e5b454" d="M4 0l4 4-4 4-4-4z"/></svg>'
