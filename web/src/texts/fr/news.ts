// Made from texts/fr/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Nouvelles",
about: "Ce que notre équipe t’a écrit.",
loading: "Chargement des nouvelles...",
failed: "Erreur de chargement des nouvelles",
again: "Réessayer",
none: "Pas encore de nouvelles.",
settings: "Tu choisis dans les réglages si tu reçois les nouvelles par e-mail.",
};
