// Made from texts/es/birth-date.json. Change it there.
// @ts-nocheck

export const messages = {
day: "Día",
month: "Mes",
year: "Año",
incomplete: "Indica día, mes y año.",
implausible: "Revisa esta fecha.",
tooYoung: ({ age }: { age: number }) => `Para tener una cuenta debes tener ${age} años o más.`,
};
