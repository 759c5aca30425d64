// Made from texts/pl/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `Stan z ${time}. Odświeży się, gdy wróci połączenie.`,
};
