// Made from texts/en/site.json. Change it there.

export const messages = {
description: "A place to find someone: profiles that say more than a picture, no adverts, no trackers, and a position that is never exact.",
};
