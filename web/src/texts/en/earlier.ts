export const messages = {
  earlier: (time: string) => `From ${time}. This updates when you're back online.`,
};
