import { beforeAll, describe, expect, it, vi } from 'vitest'
import { texts } from '../../src/lib/texts.svelte'
import Button from '../../src/ui/Button.svelte'
import Choice from '../../src/ui/Choice.svelte'
import Dialog from '../../src/ui/Dialog.svelte'
import Field from '../../src/ui/Field.svelte'
import IconButton from '../../src/ui/IconButton.svelte'
import Menu from '../../src/ui/Menu.svelte'
import { notices } from '../../src/ui/notices.svelte'
import Notices from '../../src/ui/Notices.svelte'
import Segmented from '../../src/ui/Segmented.svelte'
import Stepper from '../../src/ui/Stepper.svelte'
import Switch from '../../src/ui/Switch.svelte'
import { click, find, press, show } from './harness'

beforeAll(() => texts.use('en'))

describe('a button', () => {
  it('does its deed once it can, and stays reachable when it cannot', () => {
    const onclick = vi.fn()
    click(find(show(Button, { onclick }), 'button'))
    expect(onclick).toHaveBeenCalledTimes(1)
    const off = find(show(Button, { onclick, off: 'Nobody is here yet' }), 'button')
    click(off)
    expect(onclick).toHaveBeenCalledTimes(1)
    expect(off.getAttribute('aria-disabled')).toBe('true')
    expect(off.hasAttribute('disabled')).toBe(false)
    click(find(show(Button, { onclick, busy: true }), 'button'))
    expect(onclick).toHaveBeenCalledTimes(1)
  })

  it('is a link where it leads somewhere', () => {
    expect(find(show(Button, { href: '/records' }), 'a').getAttribute('href')).toBe('/records')
  })

  it('without words has a label', () => {
    const button = find(show(IconButton, { icon: 'ui-close', label: 'Close', pressed: true }), 'button')
    expect(button.getAttribute('aria-label')).toBe('Close')
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('a row of values', () => {
  const values = [
    { value: 2, label: 'two' },
    { value: 3, label: 'three' },
    { value: 4, label: 'four', off: 'too many' },
  ]

  it('is a group of radio buttons', () => {
    const onchange = vi.fn()
    const root = show(Segmented, { value: 2, values, label: 'Seats', onchange })
    const inputs = [...root.querySelectorAll('input')]
    expect(inputs.map((input) => input.checked)).toEqual([true, false, false])
    expect(inputs[2]?.disabled).toBe(true)
    expect(find(root, '[role=radiogroup]').getAttribute('aria-label')).toBe('Seats')
    inputs[1]?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onchange).toHaveBeenCalledWith(3)
  })

  it('may be folded', () => {
    const onchange = vi.fn()
    const select = find<HTMLSelectElement>(
      show(Choice, { value: 2, values, label: 'Seats', onchange }),
      'select',
    )
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onchange).toHaveBeenCalledWith(3)
  })
})

describe('a stepper', () => {
  it('goes by buttons and keys, and stops at its bounds', () => {
    const onchange = vi.fn()
    const root = show(Stepper, { value: 834, min: 830, max: 835, label: 'Sundial', onchange })
    const value = find(root, '[role=spinbutton]')
    const [less, more] = [...root.querySelectorAll('button')]
    click(more as Element)
    click(more as Element)
    expect(value.textContent).toBe('835')
    expect(more?.getAttribute('aria-disabled')).toBe('true')
    press(value, 'Home')
    expect(value.getAttribute('aria-valuenow')).toBe('830')
    click(less as Element)
    press(value, 'ArrowUp')
    expect(onchange.mock.calls.map(([one]) => one as number)).toEqual([835, 830, 831])
    expect(less?.getAttribute('aria-label')).toBe('Sundial: one less')
  })
})

describe('a switch', () => {
  it('tells what it is now', () => {
    const onchange = vi.fn()
    const input = find<HTMLInputElement>(show(Switch, { checked: false, label: 'Sounds', onchange }), 'input')
    expect(input.getAttribute('role')).toBe('switch')
    click(input)
    expect(onchange).toHaveBeenCalledWith(true)
  })
})

describe('a field', () => {
  it('says what is wrong with it', () => {
    const root = show(Field, { value: '', label: 'Name', error: 'Too short' })
    const input = find(root, 'input')
    expect(find(root, 'label').getAttribute('for')).toBe(input.id)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Too short')
  })
})

describe('a dialog', () => {
  it('has a title, and is closed by its button and by Escape', () => {
    const onclose = vi.fn()
    const root = show(Dialog, { open: true, title: 'Settings', onclose })
    const dialog = find<HTMLDialogElement>(root, 'dialog')
    expect(dialog.open).toBe(true)
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Settings',
    )
    click(find(dialog, 'button'))
    expect(onclose).toHaveBeenCalledTimes(1)
    expect(root.querySelector('dialog')).toBeNull()
  })
})

describe('a menu', () => {
  it('opens, chooses and closes', () => {
    const onselect = vi.fn()
    const items = [
      { label: 'Deutsch', checked: true, onselect },
      { label: 'English', checked: false, onselect },
    ]
    const root = show(Menu, { icon: 'ui-language' as const, label: 'Language', items })
    const button = find(root, 'button')
    click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const entries = [...root.querySelectorAll('[role=menuitemradio]')]
    expect(entries.map((entry) => entry.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    click(entries[1] as Element)
    expect(onselect).toHaveBeenCalledTimes(1)
    expect(root.querySelector('[role=menu]')).toBeNull()
    click(button)
    press(find(root, '[role=menu]'), 'Escape')
    expect(root.querySelector('[role=menu]')).toBeNull()
  })
})

describe('notices', () => {
  it('are said once, and can be put away', () => {
    const root = show(Notices, {})
    notices.say('Copied')
    notices.say('Copied')
    notices.say('No connection', 'error')
    const now = () => {
      click(root)
      return [...root.querySelectorAll('.notice span')].map((one) => one.textContent)
    }
    expect(now()).toEqual(['Copied', 'No connection'])
    click(find(root, '.notice button'))
    expect(now()).toEqual(['No connection'])
  })
})
