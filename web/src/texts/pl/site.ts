// Made from texts/pl/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "Tu możesz poznać kogoś dla siebie: profile, które mówią więcej niż zdjęcie, bez reklam, bez śledzenia i bez dokładnej lokalizacji.",
};
