// Made from texts/es/distances.json. Change it there.
// @ts-nocheck

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit}`,
away: ({ distance }: { distance: string | number }) => `a ${distance}`,
below: ({ distance }: { distance: string | number }) => `a menos de ${distance}`,
about: ({ distance }: { distance: string | number }) => `a unos ${distance}`,
};
