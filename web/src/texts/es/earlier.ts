// Made from texts/es/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `Última actualización: ${time}. Se renovará cuando vuelvas a tener conexión.`,
};
