// Made from texts/fr/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Vérification des photos",
row: "Montre aux autres que c’est bien toi sur tes photos.",
link: "Ouvrir la vérification",
};
