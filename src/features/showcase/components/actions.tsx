import { Copy, Ellipsis, Pencil, Plus, RefreshCw, Star, Trash2, User } from 'lucide-react'
import { useState } from 'react'

import { Button, buttonStyles } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import { toast } from '@/ui/messages/toast'

import { MoveHandleDemo } from './move-handle-demo'
import { RowGroupDemo } from './row-group-demo'
import { Row, type Specimen } from './specimen'

function ButtonDemo() {
  const [isSaving, setSaving] = useState(false)
  function save() {
    setSaving(true)
    setTimeout(() => setSaving(false), 2000)
  }
  return (
    <>
      <Row caption="Variants: primary, secondary, outline, ghost, destructive">
        <Button>Create Wishlist</Button>
        <Button variant="secondary">
          <Copy aria-hidden />
          Duplicate
        </Button>
        <Button variant="outline">Cancel</Button>
        <Button variant="ghost">Show more</Button>
        <Button variant="destructive">Delete</Button>
      </Row>
      <Row caption="Sizes: sm, default, lg, xl">
        <Button size="sm">Small</Button>
        <Button>Default</Button>
        <Button size="lg">Large</Button>
        <Button size="xl">
          <Plus aria-hidden />
          Extra large
        </Button>
      </Row>
      <Row caption="States: loading (press Create), loading with the default text, disabled, link">
        <Button isLoading={isSaving} loadingText="Creating..." onClick={save}>
          Create
        </Button>
        <Button variant="secondary" isLoading>
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <a href="#button" className={buttonStyles({ variant: 'outline' })}>
          Link
        </a>
      </Row>
    </>
  )
}

const ICON_VARIANTS = ['ghost', 'outline', 'secondary', 'danger'] as const
const ICON_SIZES = ['sm', 'default', 'lg'] as const

function IconButtonDemo() {
  const [isMain, setMain] = useState(true)
  return (
    <>
      <Row caption="Variants: ghost, outline, secondary, danger">
        {ICON_VARIANTS.map((variant) => (
          <IconButton key={variant} label={`Variant ${variant}`} variant={variant}>
            <Pencil aria-hidden />
          </IconButton>
        ))}
      </Row>
      <Row caption="Sizes sm, default, lg; toggle; loading; disabled">
        {ICON_SIZES.map((size) => (
          <IconButton key={size} label={`Size ${size}`} variant="outline" size={size}>
            <Plus aria-hidden />
          </IconButton>
        ))}
        <IconButton
          label="Main wishlist"
          variant="outline"
          isPressed={isMain}
          onClick={() => setMain(!isMain)}
        >
          <Star aria-hidden />
        </IconButton>
        <IconButton label="Syncing" variant="outline" isLoading>
          <RefreshCw aria-hidden />
        </IconButton>
        <IconButton label="Disabled" variant="outline" disabled>
          <Trash2 aria-hidden />
        </IconButton>
      </Row>
    </>
  )
}

function MenuDemo() {
  return (
    <Row caption="Sizes sm, default, lg; aligned left or right; with icons, a link, a destructive item">
      <Menu
        size="sm"
        trigger={
          <Button variant="secondary" size="sm">
            Small, left
          </Button>
        }
      >
        <MenuItem onSelect={() => toast.info('By name')}>By name</MenuItem>
      </Menu>
      <Menu
        trigger={
          <IconButton label="More actions" variant="secondary">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => toast.success('Duplicated')}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Star aria-hidden />} isDisabled>
          Mark as main
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => toast.info('Deleted')}>
          Delete
        </MenuItem>
      </Menu>
      <Menu
        size="lg"
        align="right"
        trigger={
          <Button variant="secondary" size="lg">
            Large, right
          </Button>
        }
      >
        <MenuLabel>Raider#3000</MenuLabel>
        <MenuItem asChild icon={<User aria-hidden />}>
          <a href="#menu">Profile</a>
        </MenuItem>
      </Menu>
    </Row>
  )
}

export const ACTIONS: readonly Specimen[] = [
  {
    name: 'Button',
    rule: 'Use one primary button per screen, secondary for further actions, outline for Cancel, ghost for minor actions, and destructive only in a ConfirmDialog.',
    Demo: ButtonDemo,
  },
  {
    name: 'IconButton',
    rule: 'Use for actions that are repeated in every row. Use a Button with text for an action that occurs once per page.',
    Demo: IconButtonDemo,
  },
  {
    name: 'MoveHandle',
    rule: 'Use in every row of a list that the user can reorder. The row’s menu should offer the same moves.',
    Demo: MoveHandleDemo,
  },
  {
    name: 'RowGroup',
    rule: 'Use around rows with several controls each, so that Tab leaves them in one step and arrow keys move between them.',
    Demo: RowGroupDemo,
  },
  {
    name: 'Menu',
    rule: 'Use for less frequent actions on one object. Use a Select to choose a value, Tabs to switch views.',
    Demo: MenuDemo,
  },
]
