import type { AwardResponse } from '@/contract/guilds/award-responses'
import { Button } from '@/ui/button'
import { Menu, MenuItem, MenuLabel } from '@/ui/menu'
import { RESPONSES } from '../awards.mutations'

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
      {RESPONSES.map((response) => (
        <MenuItem key={response} onSelect={() => onAward(response)}>
          {response}
        </MenuItem>
      ))}
    </Menu>
  )
}
