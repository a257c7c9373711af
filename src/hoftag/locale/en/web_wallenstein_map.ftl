### Wallenstein's map in the browser (wa-map-).

wa-map-label = Map of the war. Arrow keys go from land to land, Enter chooses.
# How many building sites of a land are free.
wa-map-sites =
    { $count ->
        [0] no free site
        [one] one free site
       *[other] { $count } free sites
    }
# What the land brings when taxes are collected there.
wa-map-tax =
    { $count ->
        [one] one thaler
       *[other] { $count } thalers
    }
wa-map-grain = { $count } grain
wa-map-unrest =
    { $count ->
        [one] one unrest marker
       *[other] { $count } unrest markers
    }
wa-map-things = Here: { $things }.
wa-map-changed = It changed hands in this season: its card is not used before the next one.
wa-map-planned = Your plan: { $field }.
wa-map-chosen = Chosen.
wa-map-can-choose = Can be chosen now.
wa-map-can-march = Your armies can go here.
wa-map-can-plan = Its card can be laid.
wa-map-can-lay = Its card can be laid on: { $field }.
wa-map-order = Order of the list
wa-map-order-region = By region
wa-map-order-owner = By owner
wa-map-neutral = Nobody’s lands
wa-map-lands =
    { $count ->
        [one] one land
       *[other] { $count } lands
    }
