// Made from texts/en/distances.json. Change it there.

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit}`,
away: ({ distance }: { distance: string | number }) => `${distance} away`,
below: ({ distance }: { distance: string | number }) => `less than ${distance} away`,
about: ({ distance }: { distance: string | number }) => `about ${distance} away`,
};
