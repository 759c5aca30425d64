// Made from texts/fr/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "Raccourcis à une touche",
singleAbout: "À désactiver si le clavier ou la saisie vocale les déclenche par erreur.",
};
