// Made from texts/pt/birth-date.json. Change it there.
// @ts-nocheck

export const messages = {
day: "Dia",
month: "Mês",
year: "Ano",
incomplete: "Informe dia, mês e ano.",
implausible: "Confira esta data.",
tooYoung: ({ age }: { age: number }) => `É preciso ter ${age} anos ou mais para ter uma conta.`,
};
