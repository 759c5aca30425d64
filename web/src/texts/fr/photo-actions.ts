// Made from texts/fr/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Photo ${number} sur ${of}`,
close: "Fermer",
makeMain: "Choisir comme principale",
isMain: "Déjà ta photo principale",
isFirst: "Déjà la première",
isLast: "Déjà la dernière",
earlier: "Avancer",
later: "Reculer",
focus: {
action: "Indiquer où est ton visage",
title: "Où est ton visage ?",
hint: "Fais glisser le cercle sur ton visage, pour que les petites images ne le coupent jamais.",
cancel: "Annuler",
submit: "Enregistrer",
},
removal: {
title: "Supprimer cette photo ?",
text: "Elle disparaît tout de suite pour tout le monde. C’est définitif.",
mainText: "La photo suivante devient ta photo principale.",
lastText: "Sans photo, aucune nouvelle personne ne peut te trouver tant que tu n’en ajoutes pas une autre.",
cancel: "Annuler",
submit: "Supprimer",
failed: "La photo n’a pas pu être supprimée",
},
};
