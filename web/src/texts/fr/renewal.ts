// Made from texts/fr/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `En appuyant sur ce bouton, tu acceptes que Premium se renouvelle pour ${price} ${plan === 'monthly' ? `par mois` : plan === 'quarterly' ? `tous les 3 mois` : plan === 'annual' ? `par an` : ``} jusqu’à ce que tu résilies. Tu peux résilier à tout moment dans Premium.`,
};
