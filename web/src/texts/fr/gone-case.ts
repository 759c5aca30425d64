// Made from texts/fr/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Ce dossier n’est plus là",
about: "Il a été tranché et ses signalements ont été supprimés, ou l’adresse est fausse.",
back: "Retour à la file",
};
