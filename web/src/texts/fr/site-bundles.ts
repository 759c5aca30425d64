// Made from texts/fr/site-bundles.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Commencer par un modèle",
about: "Des couleurs, les premiers mots de la page d’accueil et des champs pour une niche. Il va dans le brouillon, et rien de ce qui est à toi n’est supprimé.",
start: "Regarder",
startWith: ({ title }: { title: string | number }) => `Regarder: ${title}`,
ask: ({ title }: { title: string | number }) => `Ajouter « ${title} » au brouillon ?`,
keeps: "Ce que tu as choisi, écrit ou ajouté reste tel quel. Tu peux tout changer ensuite.",
changes: "Changements dans le brouillon",
add: "Ajouter au brouillon",
nothing: "Tout est déjà dans le brouillon.",
done: ({ title }: { title: string | number }) => `« ${title} » est dans le brouillon.`,
sensitive: ({ names }: { names: string | number }) => `Sensibles, avec leur propre consentement : ${names}. On peut les laisser vides, et l’équipe ne les voit pas.`,
};
