/** Tabs of the phone: the tower, and scoring. */
import type { Tab } from '../../../table/contract'
import ScoreTab from './ScoreTab.svelte'
import TowerTab from './TowerTab.svelte'

export const towerTab: Tab = {
  key: 'tower',
  icon: 'wallenstein-tower',
  label: 'wa-tower-tab',
  View: TowerTab,
}
export const scoreTab: Tab = { key: 'score', icon: 'ui-crown', label: 'wa-tower-score-tab', View: ScoreTab }
