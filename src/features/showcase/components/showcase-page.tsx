import { Card } from '@/ui/card'

import { ACTIONS } from './actions'
import { DIALOGS } from './dialogs'
import { FEEDBACK } from './feedback'
import { FIELD_SPECIMENS } from './fields'
import { GAME } from './game'
import { LAYOUT } from './layout'
import type { Specimen } from './specimen'

interface Group {
  title: string
  specimens: readonly Specimen[]
}

const GROUPS: readonly Group[] = [
  { title: 'Actions', specimens: ACTIONS },
  { title: 'Fields', specimens: FIELD_SPECIMENS },
  { title: 'Dialogs', specimens: DIALOGS },
  { title: 'Feedback', specimens: FEEDBACK },
  { title: 'Layout', specimens: LAYOUT },
  { title: 'The game', specimens: GAME },
]

/** Shows every component of src/ui in all variants, with a rule for its use. */
export function ShowcasePage() {
  return (
    <div className="mx-auto max-w-page flex flex-col gap-8 px-4 py-6 sm:px-6 sm:py-10">
      <header className="space-y-2">
        <h1 tabIndex={-1} className="font-display text-3xl">
          Components
        </h1>
        <p className="max-w-prose text-muted">
          The components of src/ui. Look here before you write a new one.
        </p>
      </header>
      <Index />
      {GROUPS.map((group) => (
        <ShowcaseGroup key={group.title} {...group} />
      ))}
    </div>
  )
}

/** Links to the components, by group. */
function Index() {
  return (
    <nav aria-label="Index" className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
      {GROUPS.map(({ title, specimens }) => (
        <div key={title}>
          <p className="mb-1 text-sm font-semibold">{title}</p>
          <ul>
            {specimens.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${anchor(name)}`}
                  className="flex min-h-8 items-center text-sm text-muted hover:text-text touch:min-h-touch"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function ShowcaseGroup({ title, specimens }: Group) {
  return (
    <section className="space-y-4">
      <h2 className="font-display text-2xl text-accent-text">{title}</h2>
      <div className="space-y-4">
        {specimens.map(({ name, rule, Demo }) => (
          <Card key={name} id={anchor(name)} className="scroll-mt-3">
            <div className="mb-5 space-y-1">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="max-w-prose text-sm text-muted">{rule}</p>
            </div>
            <div className="space-y-4">
              <Demo />
            </div>
          </Card>
        ))}
      </div>
    </section>
  )
}

function anchor(name: string) {
  return name.toLowerCase().replaceAll(/\s/g, '')
}
