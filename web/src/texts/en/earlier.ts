// Made from texts/en/earlier.json. Change it there.

export const messages = {
earlier: ({ time }: { time: string | number }) => `From ${time}. This updates when you're back online.`,
};
