// Made from texts/en/invitation.json. Change it there.

export const messages = {
code: "Code of your invitation",
hint: "It has 12 letters and digits, such as ABCD-EFGH-JKLM.",
optional: "You can also join without one: leave this empty.",
missing: "Enter the code of your invitation.",
invited: "Someone invited you. Welcome!",
enter: "Continue",
};
