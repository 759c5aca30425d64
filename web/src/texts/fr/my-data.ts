// Made from texts/fr/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Tes données",
about: ({ email }: { email: string | number }) => `Ce fichier contient les données du compte ${email}. Garde-le à l’abri des regards.`,
reading: "Ouverture du lien…",
done: "Le téléchargement a commencé.",
settings: "Aller aux réglages",
fetch: "Télécharger le fichier",
fetching: "Téléchargement…",
};
