// Made from texts/de/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `Mit dem Klick auf den Button stimmst du zu, dass sich Premium ${plan === 'monthly' ? `jeden Monat` : plan === 'quarterly' ? `alle 3 Monate` : plan === 'annual' ? `jedes Jahr` : ``} für ${price} verlängert, bis du kündigst. Kündigen kannst du jederzeit unter „Premium“.`,
};
