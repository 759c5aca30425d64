// Made from texts/en/desk-numbers.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Desk Numbers",
period: "Period",
days: ({ days }: { days: number }) => `${days === 365 ? `1 year` : `${days} days`}`,
loading: "Loading numbers...",
failed: "Error loading numbers",
again: "Try again",
about: ({ name }: { name: string | number }) => `What is "${name}"?`,
totals: {
open: {
label: "Open",
about: "Cases waiting for a decision now.",
},
claimed: {
label: "Claimed",
about: "Open cases that a colleague works on now.",
},
escalated: {
label: "Escalated",
about: "Open cases that were passed on.",
},
waitingAppeals: {
label: "Waiting appeals",
about: "Appeals without an outcome now.",
},
appealed: {
label: "Appealed",
about: "Appeals made in this period.",
},
reversed: {
label: "Reversed",
about: "Appeals that reversed a decision in this period, fully or partly.",
},
},
types: "By problem type",
typeColumns: ["Problem type", "Received", "Open", "First answer", "Decision"],
noTypes: "No reports in this period.",
moderators: "By colleague",
moderatorColumns: ["Name", "Decisions", "Time to decision", "First answers", "Time to first answer", "Appealed", "Reversed"],
noModerators: "There were no decisions or answers in this period.",
noName: "No name",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} days`,
},
};
