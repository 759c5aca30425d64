// Made from texts/fr/desk-keys.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Raccourcis clavier",
close: "Fermer",
groups: [{
title: "File",
keys: [["J, K", "Dossier suivant, dossier précédent"], ["/", "Filtres"]],
}, {
title: "Éléments",
keys: [["V", "Afficher les photos floutées"], ["1–9", "Tous les signalements d’un groupe"], ["L", "Danger vital"]],
}, {
title: "Décision",
keys: [["D", "Classer ou résoudre"], ["Entrée", "Confirmer"], ["Ctrl+Entrée", "Confirmer ou envoyer depuis un champ"], ["U", "Annuler"]],
}, {
title: "Équipe",
keys: [["A", "Prendre en charge, reprendre le dossier"], ["E", "Transmettre"], ["R", "Répondre"], ["N", "Note"]],
}, {
title: "Partout",
keys: [["Échap", "Quitter un champ, puis annuler"], ["Ctrl+K", "Pages, commandes et personnes"], ["?", "Cette liste"]],
}],
};
