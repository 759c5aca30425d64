// Made from texts/pl/distances.json. Change it there.
// @ts-nocheck

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit}`,
away: ({ distance }: { distance: string | number }) => `${distance} stąd`,
below: ({ distance }: { distance: string | number }) => `mniej niż ${distance} stąd`,
about: ({ distance }: { distance: string | number }) => `około ${distance} stąd`,
};
