// Made from texts/fr/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Qui appeler",
about: "Depuis le pays même. Tu peux leur poser la question même si tu ne sais pas si c’est assez grave.",
country: "Pays",
other: "Un autre pays",
anywhere: "Sur la plupart des portables, le 112 mène aux urgences du pays où tu es.",
police: "Urgences",
violence: "Violences dans le couple ou lors d’un rendez-vous",
fraud: "Arnaques",
mayChange: "Les numéros peuvent changer. Si personne ne répond, appelle les urgences.",
};
