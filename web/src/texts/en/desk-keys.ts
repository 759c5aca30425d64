// Made from texts/en/desk-keys.json. Change it there.

export const messages = {
title: "Keyboard shortcuts",
close: "Close",
groups: [{
title: "Queue",
keys: [["J, K", "Next case, previous case"], ["/", "Filters"]],
}, {
title: "Evidence",
keys: [["V", "Show blurred photos"], ["1–9", "All reports of a group"], ["L", "Danger to life"]],
}, {
title: "Decision",
keys: [["D", "Dismiss or resolve"], ["Enter", "Confirm"], ["Ctrl+Enter", "Confirm or send from a field"], ["U", "Undo"]],
}, {
title: "Team",
keys: [["A", "Assign to me, take over"], ["E", "Escalate"], ["R", "Reply"], ["N", "Note"]],
}, {
title: "Everywhere",
keys: [["Esc", "Leave a field, then cancel"], ["Ctrl+K", "Pages, commands and people"], ["?", "This list"]],
}],
};
