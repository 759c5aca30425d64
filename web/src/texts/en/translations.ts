// Made from texts/en/translations.json. Change it there.
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Languages",
about: "The translations were written by machines and by people who did not grow up with the language. Have each one read by someone who did, and mark it here.",
columns: ["Language", "State", "Actions"],
loading: "Loading the languages…",
failed: "The languages couldn't be loaded",
again: "Try again",
source: "Source language",
unread: "Not yet read by a native speaker",
read: "Read by a native speaker",
changed: ({ time }: { time: string | number }) => `Texts changed since they were read on ${formatDate(time)}`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Read by ${reader}. Marked by ${by === null ? `a deleted user` : `${by}`} on ${formatDate(time)}.`,
version: ({ version }: { version: string | number }) => `Version of the texts: ${version}`,
mark: "Mark as read",
markOf: ({ name }: { name: string | number }) => `Mark as read: ${name}`,
unmark: "Remove mark",
unmarkOf: ({ name }: { name: string | number }) => `Remove mark: ${name}`,
dialog: ({ name }: { name: string | number }) => `Mark ${name} as read`,
dialogAbout: "For the texts as they are now. When one of them changes, this page says so.",
reader: "Who read the texts?",
readerAbout: "A name or a company, for example Anna Nowak",
readerMissing: "Say who read the texts.",
cancel: "Cancel",
note: {
unread: "The texts in this language haven't been read by a native speaker yet. If one sounds wrong, tell an administrator.",
changed: "Some texts in this language are newer than their last reading by a native speaker. If one sounds wrong, tell an administrator.",
},
};
