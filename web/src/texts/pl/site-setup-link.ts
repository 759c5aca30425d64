// Made from texts/pl/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "Zacznij konfigurację",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Kontynuuj konfigurację, ${done} z ${all}`,
open: "Skonfiguruj swoją stronę",
owner: "Kto prowadzi stronę",
};
