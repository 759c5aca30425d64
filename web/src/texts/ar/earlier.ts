// Made from texts/ar/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `وقت الحفظ: ${time}. يُحدَّث عند عودة الاتصال.`,
};
