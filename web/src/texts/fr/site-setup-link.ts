// Made from texts/fr/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "Commencer la mise en place",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Continuer la mise en place, ${done} sur ${all}`,
open: "Mets ton site en place",
owner: "Qui exploite le site",
};
