// Made from texts/en/standing.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: ({ name }: { name: string | number }) => `Unfounded reports of ${name}`,
close: "Close",
step: "Step",
steps: {
warn: "Warn",
"set-aside": "Set aside",
clear: "Clear",
},
about: {
warn: "We tell them that their reports may be set aside if this continues.",
"set-aside": "Their new reports wait in the queue \"Set aside\" until then, except where a life may be in danger. Possible after a warning that was followed by another rejected report.",
clear: "Their reports are handled as usual again.",
},
days: "Until",
length: ({ days, when }: { days: number; when: string | number }) => `${formatNumber(days)} days, until ${when}`,
reason: "Reason",
reasonAbout: {
member: "They read it in the app and by email.",
team: "Only the team reads it.",
},
reasons: {
warn: "Several of your reports were about things that our terms allow or that didn't happen.",
"set-aside": "After our warning, more of your reports were unfounded.",
clear: "",
},
cancel: "Cancel",
save: {
warn: "Send warning",
"set-aside": "Set reports aside",
clear: "Clear",
},
};
