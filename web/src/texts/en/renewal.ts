// Made from texts/en/renewal.json. Change it there.

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `With the button you agree that premium renews for ${price} ${plan === 'monthly' ? `every month` : plan === 'quarterly' ? `every 3 months` : plan === 'annual' ? `every year` : ``} until you cancel. You can cancel anytime under Premium.`,
};
