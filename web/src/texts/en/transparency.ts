// Made from texts/en/transparency.json. Change it there.
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Transparency Report",
about: "The report of a calendar year, in the format of the European template. Its files contain no names, and we don't send them anywhere.",
year: "Year",
loading: "Loading the year...",
failed: "Error loading the year",
again: "Try again",
files: "Files",
filesAbout: "Publish them within two months after the end of the year.",
fileColumns: ["File", "Contents", "Actions"],
parts: {
"1_report_identification": "Who reports, on which service and for which period",
"2_categories_names": "The categories that the other files use",
"3_member_states_orders": "Orders of authorities. Fill in the numbers yourself",
"4_notices": "Notices by category, and what was done about them",
"5_own_initiative_illegal": "Measures on your own initiative against illegal content",
"6_own_initiative_TC": "Measures on your own initiative based on the terms",
"7_appeals_and_recidivism": "Appeals, out-of-court disputes and suspensions for misuse. Fill in the disputes yourself",
"8_automated_means": "Measures with and without automated means",
"11_qualitative": "Descriptions in words. Add how your team works",
},
download: "Download",
downloadAll: "Download all",
downloadOf: ({ part }: { part: string | number }) => `Download ${part}`,
statements: "Statements of reasons",
statementsAbout: "The decisions of a month in the shape of the European transparency database, without personal data.",
aboutFigure: ({ name }: { name: string | number }) => `What is "${name}"?`,
figures: {
received: {
label: "Reports",
about: "Everything that was reported in this year.",
},
fromPublic: {
label: "Without an account",
about: "Notices through the form on the site.",
},
actions: {
label: "Acted on",
about: "Reports that led to a sanction.",
},
appeals: {
label: "Appeals",
about: "Appeals made in this year.",
},
reversed: {
label: "Reversed",
about: "Appeals that reversed a decision, fully or partly.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `Download ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} ${year}`,
};
