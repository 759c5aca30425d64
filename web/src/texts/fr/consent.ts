// Made from texts/fr/consent.json. Change it there.
// @ts-nocheck

export const messages = {
text: "J’accepte que mon genre, mes préférences de rencontre et mes réponses aux questions soient utilisés pour me présenter à d’autres.",
why: "Cela peut révéler quelque chose de ta vie privée. Il nous faut ton consentement, que tu peux retirer à tout moment.",
};
