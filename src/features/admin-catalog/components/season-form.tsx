import { seasonForm, type Season } from '@/contract/admin-season'
import { TRACK_LABELS, TRACKS, type Track } from '@/game/gear/upgrade-track'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { useSaveSeason } from '../admin-catalog.mutations'
import { AdminForm } from './admin-form'

interface SeasonFormProps {
  /** The season to edit; null creates one. */
  season: Season | null
  onClose: () => void
  onSaved: () => void
}

const EMPTY = { name: '', veteran: '', champion: '', hero: '', myth: '' }

/** The difficulty whose items have the track. */
const DROPS: Record<Track, string> = {
  veteran: 'LFR',
  champion: 'Normal',
  hero: 'Heroic',
  myth: 'Mythic',
}

/** Creates or edits a season. */
export function SeasonForm({ season, onClose, onSaved }: SeasonFormProps) {
  const save = useSaveSeason(season?.id ?? null)
  const { id: _, ...values } = { id: '', ...EMPTY, ...season }
  const form = useSchemaForm(seasonForm, values)
  const { control } = form
  return (
    <AdminForm
      title={season ? `Edit ${season.name}` : 'New season'}
      form={form}
      onSubmit={(body, changed) => save.mutateAsync({ body, changed })}
      isSaving={save.isPending}
      onClose={onClose}
      onSaved={onSaved}
    >
      <TextField control={control} name="name" label="Name" hasInitialFocus={season === null} />
      {TRACKS.map((track) => (
        <TextField
          key={track}
          control={control}
          name={track}
          label={`${TRACK_LABELS[track]} bonus IDs`}
          description={`Of items from ${DROPS[track]}, e.g. 10256, 10261-10265`}
        />
      ))}
    </AdminForm>
  )
}
