// Made from texts/en/claim-dialog.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: what it ends`,
ends: {
minor: "No one checks anymore whether someone is under 18.",
life: "No one checks anymore whether someone is safe.",
violence: "No one follows up on the threat or the violence anymore.",
"intimate-picture": "The clock of the request stops. A picture that was hidden for it is shown again, unless this decision removes it.",
},
stays: ({ name }: { name: string | number }) => `The account of ${name} stays as it is.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${name} can come back after ${days === 1 ? `1 day` : `${formatNumber(days)} days`}.`,
closed: ({ name }: { name: string | number }) => `${name} can't come back, unless an appeal succeeds.`,
evidence: "The reports leave the queue. Their evidence is deleted with them when the time to keep them is over.",
reads: ({ reporters }: { reporters: number }) => `${reporters === 1 ? `The reporter reads:` : `${formatNumber(reporters)} reporters read:`}`,
outcomeOnly: "The reporters get only the outcome.",
noOne: "There is no one to answer.",
locked: "The evidence may show a child and is hidden until the case is escalated. Escalate it first.",
confirm: "I looked at the evidence, and this is my decision.",
cancel: "Cancel",
};
