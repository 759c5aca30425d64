// Made from texts/de/text-limit.json. Change it there.
// @ts-nocheck

export const messages = {
left: ({ left }: { left: number }) => `Noch ${left} Zeichen`,
cut: ({ most }: { most: number }) => `Das Ende des Textes wurde abgeschnitten: Er darf höchstens ${most} Zeichen haben.`,
};
