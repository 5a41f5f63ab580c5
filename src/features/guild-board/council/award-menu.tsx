import {
  BONUS_ROLL,
  RECIPIENT_RESPONSES,
  type AwardResponse,
} from '@/contract/guilds/award-responses'
import { useFeature } from '@/features/session/use-feature'
import { Button } from '@/ui/button'
import { Menu, MenuItem, MenuLabel } from '@/ui/menu'

export interface AwardMenuProps {
  /** The name of the character. */
  name: string
  isDisabled: boolean
  /** Takes the whole width, and shows the name. */
  isLarge?: boolean
  onAward: (response?: AwardResponse) => void
}

/** Awards an item in two taps: the button, then a response or none. */
export function AwardMenu({ name, isDisabled, isLarge = false, onAward }: AwardMenuProps) {
  const hasNights = useFeature('raid-nights')
  return (
    <Menu
      align="right"
      trigger={
        <Button
          variant={isLarge ? 'primary' : 'secondary'}
          size={isLarge ? 'lg' : 'sm'}
          isFullWidth={isLarge}
          disabled={isDisabled}
          aria-label={`Award to ${name}`}
          className="shrink-0"
        >
          {isLarge ? `Award to ${name}` : 'Award'}
        </Button>
      }
    >
      <MenuItem onSelect={() => onAward()}>{`Award to ${name}`}</MenuItem>
      <MenuLabel>With response</MenuLabel>
      {RECIPIENT_RESPONSES.map((response) => (
        <MenuItem key={response} onSelect={() => onAward(response)}>
          {response}
        </MenuItem>
      ))}
      {hasNights && (
        <>
          <MenuLabel>Own roll, no drop</MenuLabel>
          <MenuItem onSelect={() => onAward(BONUS_ROLL)}>{BONUS_ROLL}</MenuItem>
        </>
      )}
    </Menu>
  )
}
