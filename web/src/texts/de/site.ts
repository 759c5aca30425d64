// Made from texts/de/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "Dating mit Profilen, die mehr sagen als ein Bild. Ohne Werbung, ohne Tracking und ohne deinen genauen Standort.",
};
