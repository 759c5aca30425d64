// Made from texts/en/site-texts.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Texts",
about: "Say anything in your own words, in each language. What is in braces, such as {brand}, is filled in.",
language: "Language",
search: "Search",
words: "Words of a text",
mail: "Email",
allTexts: "All texts",
only: {
legend: "Which texts",
all: "All",
own: "Yours",
outdated: "Default changed",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `The first ${shown} of ${formatNumber(found)}. Search for more words.`,
none: {
all: "No text has these words.",
own: "You haven’t changed a text in this language yet.",
outdated: "No default has changed since you wrote your texts.",
},
ownWords: "In your words",
byDefault: "Default",
values: ({ names }: { names: string | number }) => `Filled in: ${names}`,
reset: "Use the default",
was: ({ before }: { before: string | number }) => `The default has changed since you wrote this. Before, it was: ${before}`,
keep: "Keep mine",
gone: "This release no longer has this text.",
remove: "Remove",
notBuilt: "The pages in this language are still being built. Look again in a minute.",
sendTest: "Send me a test",
sent: "A test is on its way to your own email address.",
mailFrame: "The email with sample data",
loading: "Loading texts…",
failed: "The texts couldn't be loaded",
again: "Try again",
};
