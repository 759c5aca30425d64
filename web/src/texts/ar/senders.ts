// Made from texts/ar/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `أُرسل دون بريد إلكتروني.` : `أُرسل من ${email}.`}`,
location: ({ text }: { text: string | number }) => `المكان: ${text}`,
};
