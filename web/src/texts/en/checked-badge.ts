// Made from texts/en/checked-badge.json. Change it there.

export const messages = {
when: ({ month }: { month: string | number }) => `Photos checked in ${month}`,
means: "The photos match a picture taken that month. It says nothing about identity or a record.",
short: "Photos checked",
};
