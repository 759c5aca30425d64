// Made from texts/de/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `Fotos geprüft im ${month}`,
means: "Die Fotos passen zu einem Bild aus diesem Monat. Über Identität oder Vorstrafen sagt das nichts.",
short: "Fotos geprüft",
};
