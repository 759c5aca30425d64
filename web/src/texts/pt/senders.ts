// Made from texts/pt/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Enviada sem e-mail.` : `Enviada de ${email}.`}`,
location: ({ text }: { text: string | number }) => `Onde: ${text}`,
};
