// Made from texts/fr/notice-delivery.json. Change it there.
// @ts-nocheck

export const messages = {
push: {
title: "Notifications push",
about: "Les notifications push t’arrivent même quand cette page est fermée.",
on: "Les notifications push sont activées sur cet appareil.",
turnOn: "Activer sur cet appareil",
turningOn: "Activation…",
denied: "Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages, puis réessaie.",
unsupported: "Ce navigateur ne peut pas afficher de notifications push. Sur iPhone ou iPad, ajoute d’abord ce site à l’écran d’accueil.",
failed: "Les notifications push n’ont pas pu être activées. Vérifie ta connexion et réessaie.",
devices: "Appareils avec notifications push",
unknown: "Appareil inconnu",
current: "Cet appareil",
since: ({ date }: { date: string | number }) => `Depuis le ${date}`,
turnOff: "Désactiver",
turnOffNamed: ({ device }: { device: string | number }) => `Désactiver les notifications push : ${device}`,
},
names: "Afficher les noms et les détails dans les notifications push",
namesAbout: "Désactivé : « Tu as une nouvelle notification ». Activé : qui c’est et ce qui se passe, même sur ton écran verrouillé.",
quiet: "Heures calmes",
quietAbout: "Les e-mails et les notifications push attendent la fin de ces heures, sauf pour la sécurité.",
from: "De",
to: "À",
timeZone: "Fuseau horaire",
ownZone: ({ zone }: { zone: string | number }) => `Cet appareil : ${zone}`,
};
