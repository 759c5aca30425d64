// Made from texts/fr/invited.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Une invitation pour toi",
reading: "Ouverture de ton invitation…",
lead: "Voici ce que nous avons sur toi. Personne d’autre ne le voit avant ton accord. Tu pourras tout modifier ensuite.",
details: "Ce que nous avons sur toi",
source: "Origine des données",
email: "E-mail",
lastName: "Nom",
gender: "Genre",
seeking: "Recherche",
place: "Lieu",
bio: "À propos de toi",
interests: "Centres d’intérêt",
until: "Sans ton accord, suppression le :",
accept: "Accepter et rejoindre",
working: "Un instant…",
signedIn: "Tu utilises un autre compte. Déconnecte-toi, puis ouvre le lien à nouveau.",
refuseAbout: "Tu n’en veux pas ? Nous supprimons tout de suite ce que nous avons sur toi, et ne t’inviterons plus.",
refuseSure: "Cette action est définitive. Tout supprimer maintenant ?",
refuse: "Supprimer mes données",
refuseNow: "Oui, tout supprimer",
deletedTitle: "Tes données sont supprimées",
deleted: "Nous avons supprimé ce qui avait été importé sur toi. Tu ne recevras plus d’invitation.",
toSignIn: "Aller à la connexion",
};
