// Made from texts/pl/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Tej sprawy już tu nie ma",
about: "Jest rozstrzygnięta, a jej zgłoszenia usunięte, albo adres jest błędny.",
back: "Wróć do kolejki",
};
