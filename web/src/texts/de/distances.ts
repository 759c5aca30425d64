// Made from texts/de/distances.json. Change it there.
// @ts-nocheck

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit}`,
away: ({ distance }: { distance: string | number }) => `${distance} entfernt`,
below: ({ distance }: { distance: string | number }) => `weniger als ${distance} entfernt`,
about: ({ distance }: { distance: string | number }) => `etwa ${distance} entfernt`,
};
