// Made from texts/fr/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Envoyé sans e-mail.` : `Envoyé depuis ${email}.`}`,
location: ({ text }: { text: string | number }) => `Où : ${text}`,
};
