/** Dialogs that can be opened from anywhere; the App holds them. */
class Overlays {
  settings = $state(false)
  account = $state(false)
}

export const overlays = new Overlays()
