// Made from texts/en/birth-date.json. Change it there.

export const messages = {
day: "Day",
month: "Month",
year: "Year",
incomplete: "Enter day, month and year.",
implausible: "Check this date.",
tooYoung: ({ age }: { age: number }) => `You must be ${age} or older to have an account.`,
};
