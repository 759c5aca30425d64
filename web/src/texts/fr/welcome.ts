// Made from texts/fr/welcome.json. Change it there.
// @ts-nocheck

export const messages = {
next: "Continuer",
back: "Retour",
later: "Finir plus tard",
finish: "Terminer",
saving: "Enregistrement…",
steps: {
about: {
title: "À propos de toi",
lead: "Les autres voient ton prénom, ton âge et ton genre.",
},
place: {
title: "Où tu habites",
lead: "Les autres voient ta ville et à peu près à quelle distance tu es.",
},
seeking: {
title: "Qui tu veux rencontrer",
lead: "Tu verras des personnes qui cherchent aussi quelqu’un comme toi. Tu peux changer ça à tout moment.",
},
photo: {
title: "Tes photos",
lead: "Une photo nette de ton visage suffit pour commencer.",
},
interests: {
title: "Tes centres d’intérêt",
lead: "Facultatif. Ils montrent ce que vous avez en commun.",
},
prompts: {
title: "Tes accroches",
lead: "Facultatif. Choisis-en trois au plus et complète-les en une ligne ou deux.",
},
},
goTo: ({ step }: { step: string | number }) => `Aller à « ${step} »`,
noPhoto: "Ajoute au moins une photo. Sans elle, les autres ne peuvent pas te trouver.",
photoComing: "Ta photo est encore en cours d’envoi. Réessaie dans un instant.",
interests: {
chosen: "Centres d’intérêt choisis",
none: "Rien de choisi pour l’instant",
remove: ({ interest }: { interest: string | number }) => `Retirer ${interest}`,
search: "Chercher",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} sur ${all}`,
full: ({ all }: { all: number }) => `Tu en as choisi ${all}. Retires-en un pour en ajouter un autre.`,
noneFound: "Aucun résultat. Essaie un autre mot.",
},
prompts: {
more: "Plus d’accroches",
less: "Moins d’accroches",
remove: ({ prompt }: { prompt: string | number }) => `Retirer l’accroche : ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} sur ${all}`,
full: ({ all }: { all: number }) => `Tu as choisi ${all} accroches. Retires-en une pour en choisir une autre.`,
},
preview: {
title: "Comment les autres te voient",
noPhoto: "Ta photo",
noName: "Ton prénom",
noPlace: "Ta ville",
prompt: "Ton accroche",
interests: "Tes centres d’intérêt",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Ton profil est prêt",
text: "Réponds à quelques questions pour voir aussi tes affinités.",
inReview: "Ta photo est en cours de validation. Les autres te trouveront dès qu’elle sera validée.",
questions: "Répondre aux questions",
profile: "Voir mon profil",
discover: "Voir des profils",
},
};
