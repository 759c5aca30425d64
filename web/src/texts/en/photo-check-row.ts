// Made from texts/en/photo-check-row.json. Change it there.

export const messages = {
title: "Photo check",
row: "Shows others that your photos are of you.",
link: "Open the photo check",
};
