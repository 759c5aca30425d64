// Made from texts/ar/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "بدء الإعداد",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `متابعة الإعداد، ${done} من ${all}`,
open: "إعداد موقعك",
owner: "من يدير الموقع",
};
