// Made from texts/pt/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `Ao clicar no botão, você concorda que o premium seja renovado automaticamente e custe ${price} ${plan === 'monthly' ? `por mês` : plan === 'quarterly' ? `a cada 3 meses` : plan === 'annual' ? `por ano` : ``} até você cancelar. Você pode cancelar quando quiser, em Premium.`,
};
