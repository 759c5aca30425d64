// Made from texts/fr/distances.json. Change it there.
// @ts-nocheck

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit}`,
away: ({ distance }: { distance: string | number }) => `à ${distance}`,
below: ({ distance }: { distance: string | number }) => `à moins de ${distance}`,
about: ({ distance }: { distance: string | number }) => `à environ ${distance}`,
};
