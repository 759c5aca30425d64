// Made from texts/fr/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Demande le retrait d’une image intime",
dueBy: ({ when }: { when: string | number }) => `Décision avant le ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `En retard` : `encore ${hours} h`}`,
self: ({ name }: { name: string | number }) => `Signé par ${name}, qui est sur l’image`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `Signé par ${name} pour ${person}`,
member: "Signalée par un membre là où elle est",
contact: ({ text }: { text: string | number }) => `Autre contact : ${text}`,
matched: "Une image a été fournie pour trouver les copies.",
hidden: ({ when }: { when: string | number }) => `Masquée depuis le ${when}, faute de décision à temps.`,
facts: "Ajouté ensuite",
question: "Question de l’équipe",
remove: "Retirer l’image",
reason: "Si elle reste, pourquoi ?",
choose: "Choisissez un motif",
ask: "Demander des informations",
askAbout: "La question part par e-mail. Le délai continue.",
askSend: "Envoyer la question",
place: "À qui est cette photo ?",
placeAbout: "L’adresse du profil ou de la photo, si vous l’avez trouvée.",
placeSend: "Déplacer vers son dossier",
refusals: {
"not-here": "Pas sur ce site",
"not-intimate": "Pas intime",
"self-published": "Publiée par la personne qu’elle montre",
"other-person": "Montre quelqu’un d’autre",
"not-authorized": "Demande sans autorisation",
"not-enough": "Trop peu d’informations",
},
};
