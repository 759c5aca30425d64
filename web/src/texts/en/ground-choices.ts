// Made from texts/en/ground-choices.json. Change it there.

export const messages = {
ground: "Based on",
kinds: {
terms: "Our terms",
law: "The law",
},
clause: "Clause",
law: "Which law",
category: "Category",
keyword: "Keyword",
source: "Source",
sources: {
"article-16": "A report",
"trusted-flagger": "A trusted flagger",
"other-notification": "Another notification",
voluntary: "Our own initiative",
},
note: "Note for the team",
outcome: ({ report }: { report: string | number }) => `Outcome of the report by ${report}`,
outcomes: {
resolved: "Resolved",
closed: "Closed",
rejected: "Rejected",
open: "Leave open",
},
};
