// Before anything is drawn: the theme that was chosen (lib/settings.svelte.ts keeps it), so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem('hoftag-settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // the system's theme, then
}
