// Made from texts/en/gender-names.json. Change it there.

export const messages = {
woman: "Woman",
man: "Man",
nonbinary: "Nonbinary",
other: "Other",
"not-specified": "Not-specified",
};
