// Made from texts/fr/photo-check-uses.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Désactivée",
offered: "Proposée",
"to-write": "Exigée pour écrire en premier",
"to-be-found": "Exigée pour écrire en premier et apparaître",
},
about: "Les membres peuvent montrer, avec une image prise sur le moment, que leurs photos sont bien d’eux. Une personne de l’équipe compare et décide, en quelques secondes chacune. L’image est supprimée avec la décision. L’exiger éloigne les faux profils, mais aussi beaucoup de gens honnêtes.",
};
