// Made from texts/en/report-words.json. Change it there.

export const messages = {
statuses: {
pending: "Pending",
in_progress: "In Progress",
resolved: "Resolved",
closed: "Closed",
rejected: "Rejected",
},
priorities: {
critical: "Critical",
high: "High",
medium: "Medium",
other: "Other",
},
};
