// Made from texts/fr/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Chargement de la page…",
failed: "Impossible de charger la page",
again: "Réessayer",
missing: "Cette page n’existe pas",
missingText: "L’adresse contient peut-être une erreur, ou la page a été retirée.",
home: "Vers la page d’accueil",
bindingFrom: ({ day }: { day: string | number }) => `Les membres acceptent cette page. Cette version s’applique à partir du ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Les membres acceptent cette page. Cette version s’applique depuis le ${day}.`,
};
