// Made from texts/fr/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "le prénom de la personne qui a signalé ; rien si nous ne le connaissons pas",
reference: "le numéro du signalement",
name: "le prénom de la personne visée par la décision",
until: "le dernier jour d’une suspension",
};
