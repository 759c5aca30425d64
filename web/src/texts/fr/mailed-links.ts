// Made from texts/fr/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "Ce lien est incomplet. Il faut le rouvrir depuis l’e-mail.",
loading: "Ouverture du lien…",
failed: "Impossible d’ouvrir ce lien",
again: "Réessayer",
toHelp: "Centre d’aide",
};
