// Made from texts/en/news.json. Change it there.

export const messages = {
title: "News",
about: "What our team has written to you.",
loading: "Loading news...",
failed: "Error loading news",
again: "Try again",
none: "There's no news yet.",
settings: "You can choose in the settings whether you get news by email.",
};
