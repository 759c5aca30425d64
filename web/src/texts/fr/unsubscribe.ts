// Made from texts/fr/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Te désabonner de ces e-mails ?",
about: ({ email }: { email: string | number }) => `Pour le compte ${email}. Tu recevras toujours tous les autres e-mails. Tu peux réactiver ceux-ci dans tes réglages.`,
reading: "Ouverture du lien…",
button: "Me désabonner",
working: "Désabonnement…",
done: "C’est fait",
doneAbout: "Tu ne recevras plus ces e-mails. Tu recevras toujours tous les autres.",
settings: "Aller aux réglages",
};
