// Made from texts/fr/liked-parts.json. Change it there.
// @ts-nocheck
import { startsWithVowel } from '../../lib/facts/starts-with-vowel.ts';

export const messages = {
like: {
photo: "Liker cette photo",
prompt: ({ label }: { label: string | number }) => `Liker la réponse à « ${label} »`,
question: ({ topic }: { topic: string | number }) => `Liker la réponse sur ${topic}`,
},
liked: {
there: {
photo: "Tu as liké cette photo",
prompt: ({ label }: { label: string | number }) => `Tu as liké la réponse à « ${label} »`,
question: ({ topic }: { topic: string | number }) => `Tu as liké la réponse sur ${topic}`,
},
gone: {
photo: "Tu as liké une photo qui n’est plus là",
prompt: ({ label }: { label: string | number }) => `Tu as liké une réponse à « ${label} », qui a changé depuis`,
question: ({ topic }: { topic: string | number }) => `Tu as liké une réponse sur ${topic}, qui a changé depuis`,
},
},
about: {
photo: "À propos de ta photo",
prompt: ({ label }: { label: string | number }) => `À propos de ta réponse à « ${label} »`,
question: ({ topic }: { topic: string | number }) => `À propos de ta réponse sur ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `${name} a liké ta photo`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} a liké ta réponse à « ${label} »`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} a liké ta réponse sur ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `${name} a liké une de tes photos, qui n’est plus là`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} a liké ta réponse à « ${label} », que tu as changée depuis`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} a liké ta réponse sur ${topic}, que tu as changée depuis`,
},
},
answers: "Liker une réponse sur laquelle vous êtes d’accord",
title: {
photo: ({ name }: { name: string | number }) => `Liker la photo ${startsWithVowel(name) ? `d’` : `de `}${name}`,
prompt: ({ name }: { name: string | number }) => `Liker la réponse ${startsWithVowel(name) ? `d’` : `de `}${name}`,
question: ({ name }: { name: string | number }) => `Liker la réponse ${startsWithVowel(name) ? `d’` : `de `}${name}`,
},
agreed: "Vous êtes d’accord sur",
question: ({ start }: { start: string | number }) => `« ${start}… »`,
comment: "Commentaire",
commentAbout: ({ name }: { name: string | number }) => `Facultatif. ${name} peut le lire avec ton like. Ton prénom s’affiche en cas de match, ou si ${name} a Premium ou ouvre ton like.`,
send: "Liker",
};
