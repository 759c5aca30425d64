// Made from texts/en/site-binding.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
binding: "Members have to accept this page",
about: "Newcomers accept it when they register, everyone else before they go on. It is kept who accepted which version, word for word.",
change: "The text has changed",
ask: "Ask members again",
correct: "Small correction: ask no one",
from: "Members have to accept it from",
fromAbout: "Until then they see a notice and can accept early. 30 days are usual, and the law may ask for more.",
past: "Choose today or a later day",
noteAbout: "Members read this above the link to the full text. It can stay empty.",
corrected: ({ version }: { version: string | number }) => `Version ${version} stays: who accepted it is not asked again.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `Version ${version} applies from ${day}.`,
note: ({ language }: { language: string | number }) => `What has changed, in ${language}`,
accepted: {
title: "Accepted texts",
about: "Each text word for word, as members accepted it. The file names who accepted which version, in which language and when. Deleted members are not in it.",
download: "Download as CSV",
read: "Read",
close: "Close",
loading: "Loading the text…",
failed: "The text could not be loaded",
again: "Try again",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, version ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, since ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Read: ${title}, version ${version}, ${language}`,
members: ({ count }: { count: number }) => `${count === 1 ? `1 member` : `${formatNumber(count)} members`}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `“${title}”: members have to accept it from ${day}.`,
corrected: ({ title }: { title: string | number }) => `“${title}” is corrected, and no one is asked again.`,
free: ({ title }: { title: string | number }) => `“${title}”: members no longer have to accept it.`,
},
mailAll: "Mail this to all members",
mailAllAbout: "Everyone gets a notice and an email now, whatever they chose about emails. Without it, members read of it when they come back.",
};
