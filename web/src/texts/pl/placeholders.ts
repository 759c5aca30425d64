// Made from texts/pl/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "imię osoby zgłaszającej; nic, gdy go nie znamy",
reference: "numer zgłoszenia",
name: "imię osoby, której dotyczy decyzja",
until: "ostatni dzień zawieszenia",
};
