// Made from texts/es/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "Empezar la configuración",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Seguir con la configuración, ${done} de ${all}`,
open: "Configura tu sitio",
owner: "Quién gestiona el sitio",
};
