// Made from texts/ar/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `الضغط على الزر يعني موافقتك على أن يتجدد بريميوم مقابل ${price} ${plan === 'monthly' ? `كل شهر` : plan === 'quarterly' ? `كل 3 أشهر` : plan === 'annual' ? `كل سنة` : ``} إلى أن يُلغى. يمكنك الإلغاء في أي وقت ضمن «بريميوم».`,
};
