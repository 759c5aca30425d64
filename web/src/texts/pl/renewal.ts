// Made from texts/pl/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `Klikając przycisk, zgadzasz się, że premium odnawia się za ${price} ${plan === 'monthly' ? `co miesiąc` : plan === 'quarterly' ? `co 3 miesiące` : plan === 'annual' ? `co rok` : ``}, dopóki nie zrezygnujesz. Zrezygnować możesz w każdej chwili na stronie Premium.`,
};
