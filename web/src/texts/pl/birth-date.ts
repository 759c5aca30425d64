// Made from texts/pl/birth-date.json. Change it there.
// @ts-nocheck

export const messages = {
day: "Dzień",
month: "Miesiąc",
year: "Rok",
incomplete: "Podaj dzień, miesiąc i rok.",
implausible: "Sprawdź tę datę.",
tooYoung: ({ age }: { age: number }) => `Aby mieć konto, trzeba mieć co najmniej ${age} lat.`,
};
