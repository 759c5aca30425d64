// Made from texts/de/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Ohne E-Mail-Adresse gesendet.` : `Gesendet von ${email}.`}`,
location: ({ text }: { text: string | number }) => `Wo: ${text}`,
};
