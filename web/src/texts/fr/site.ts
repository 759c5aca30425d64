// Made from texts/fr/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "Un endroit pour rencontrer quelqu’un : des profils qui en disent plus qu’une photo, pas de publicité, pas de traceurs, et une position jamais exacte.",
};
