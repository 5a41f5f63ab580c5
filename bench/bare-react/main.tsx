import { createRoot } from 'react-dom/client'

/** The lower bound for the app's load time: React with the content of /login. */
function Page() {
  return (
    <main>
      <h1>Guildr</h1>
      <p>
        Plan your raid loot: a wishlist for every character, raid, difficulty and specialization.
      </p>
      <button type="button">Sign in with Battle.net</button>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
