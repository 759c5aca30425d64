// Made from texts/pl/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "To może być nagie zdjęcie",
about: "Pozostaje rozmyte, dopóki go nie pokażesz.",
show: "Pokaż",
showOf: "Pokaż zdjęcie, które może być nagie",
delete: "Usuń u mnie",
report: "Zgłoś",
review: "To zdjęcie czeka, bo prawdopodobnie jest nagie.",
};
