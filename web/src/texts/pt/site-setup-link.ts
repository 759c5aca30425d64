// Made from texts/pt/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "Começar a configuração",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Continuar a configuração, ${done} de ${all}`,
open: "Configure seu site",
owner: "Quem mantém o site",
};
