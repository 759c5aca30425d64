// Made from texts/fr/public-notice.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Signaler un contenu",
about: ({ brand }: { brand: string | number }) => `Signale quelque chose d’illégal ou de contraire à nos règles sur ${brand}. Pas besoin de compte.`,
danger: "Si quelqu’un est en danger, appelle d’abord les urgences.",
reason: "De quoi s’agit-il ?",
choose: "Choisis un motif",
location: "Où est-ce ?",
locationAbout: "L’adresse du profil, si tu l’as. Sinon le prénom, l’âge et la ville, et quelle photo ou quel texte.",
description: "Quel est le problème ?",
descriptionAbout: "Dis pourquoi cela te semble illégal ou contraire à nos règles.",
unnamed: "Tu peux ne pas donner ton nom ni ton e-mail. Sans e-mail, nous ne pouvons pas t’écrire.",
name: "Ton nom",
email: "Ton e-mail",
goodFaith: "Je pense de bonne foi que ce que je dis ici est exact et complet",
goodFaithAbout: "Nous ne disons pas qui tu es à la personne que tu signales.",
send: "Envoyer",
sending: "Envoi…",
sent: ({ reference }: { reference: string | number }) => `Nous avons reçu ton signalement ${reference}.`,
receipt: "Un e-mail t’attend, et nous t’écrirons à nouveau quand notre décision sera prise.",
};
