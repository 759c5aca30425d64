// Made from texts/ar/distances.json. Change it there.
// @ts-nocheck

export const messages = {
amount: ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit === 'km' ? `كم` : unit === 'mi' ? `ميل` : ``}`,
away: ({ distance }: { distance: string | number }) => `على بُعد ${distance}`,
below: ({ distance }: { distance: string | number }) => `على بُعد أقل من ${distance}`,
about: ({ distance }: { distance: string | number }) => `على بُعد نحو ${distance}`,
};
