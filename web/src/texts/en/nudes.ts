// Made from texts/en/nudes.json. Change it there.

export const messages = {
title: "This could be a nude",
about: "It stays blurred until you show it.",
show: "Show",
showOf: "Show the photo that could be a nude",
delete: "Delete for me",
report: "Report",
review: "This photo waits because it is a likely nude.",
};
