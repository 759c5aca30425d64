// Made from texts/es/renewal.json. Change it there.
// @ts-nocheck

export const messages = {
agreed: ({ price, plan }: { price: string | number; plan: 'monthly' | 'quarterly' | 'annual' }) => `Con el botón aceptas que premium se renueve por ${price} ${plan === 'monthly' ? `cada mes` : plan === 'quarterly' ? `cada 3 meses` : plan === 'annual' ? `cada año` : ``} hasta que lo canceles. Puedes cancelar cuando quieras en Premium.`,
};
