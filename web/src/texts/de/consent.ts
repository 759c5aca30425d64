// Made from texts/de/consent.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Ich willige ein, dass mein Geschlecht, meine Antworten auf Fragen und die Angabe, wen ich kennenlernen möchte, verwendet werden, um mich anderen vorzustellen.",
why: "Das kann etwas über dein Privatleben verraten. Wir brauchen deine Einwilligung, und du kannst sie jederzeit widerrufen.",
};
