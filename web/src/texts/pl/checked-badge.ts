// Made from texts/pl/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `Zdjęcia zweryfikowane: ${month}`,
means: "Zdjęcia pasują do zdjęcia zrobionego w tym miesiącu. Nie mówi to nic o tożsamości ani karalności.",
short: "Zdjęcia zweryfikowane",
};
