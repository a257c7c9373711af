import { mount } from 'svelte'
import App from './App.svelte'
import { person } from './lib/people.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import './styles/base.css'
import './ui/ui.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

document.documentElement.dataset['theme'] = settings.dark ? 'dark' : 'light'

// who we are is asked along with the texts; without an answer the page works all the same
void person.load().catch(() => undefined)
await texts.use(settings.now.language).catch(() => texts.use('en'))

export default mount(App, { target })
