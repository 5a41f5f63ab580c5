import { send } from '@/api/client'
import { listSeasons, seasonForm, type Season } from '@/contract/admin/admin-season'
import { DIFFICULTIES } from '@/game/difficulties'
import { TRACK_LABELS, TRACKS } from '@/game/gear/upgrade-track'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useWatch } from 'react-hook-form'
import { FieldWarning } from '../components/field-warning'
import { findClashes } from './season-clashes'
import { storedValues } from '../form-values'
import { useSaveSeason } from '../save-rows.mutations'
import { AdminForm } from '../components/admin-form'

interface SeasonFormProps {
  season: Season | null
  seasons: readonly Season[]
  onClose: () => void
  onSaved: () => void
}

const EMPTY = { name: '', veteran: '', champion: '', hero: '', myth: '' }

export function SeasonForm({ season, seasons, onClose, onSaved }: SeasonFormProps) {
  const save = useSaveSeason(season?.id ?? null)
  const form = useSchemaForm(seasonForm, season ? toValues(season) : EMPTY)
  const { control } = form
  const [veteran, champion, hero, myth] = useWatch({ control, name: TRACKS })
  const others = seasons.filter(({ id }) => id !== season?.id)
  const clashes = findClashes({ veteran, champion, hero, myth }, others)
  return (
    <AdminForm
      title={season ? `Edit ${season.name}` : 'New season'}
      form={form}
      onSubmit={(body, changed) => save.mutateAsync({ body, changed })}
      readStored={storedValues(season, () => send(listSeasons), toValues)}
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        isRequired
        hasInitialFocus={season === null}
      />
      {TRACKS.map((track, index) => (
        <TextField
          key={track}
          control={control}
          name={track}
          label={`${TRACK_LABELS[track]} bonus IDs`}
          description={
            clashes[track] === undefined ? (
              `Of items from ${DIFFICULTIES[index]}, e.g. 10256, 10261-10265`
            ) : (
              <FieldWarning>{clashes[track]}</FieldWarning>
            )
          }
        />
      ))}
    </AdminForm>
  )
}

function toValues({ id: _, ...values }: Season) {
  return values
}
