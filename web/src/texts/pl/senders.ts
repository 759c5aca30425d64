// Made from texts/pl/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Wysłane bez adresu e-mail.` : `Wysłane z adresu ${email}.`}`,
location: ({ text }: { text: string | number }) => `Gdzie: ${text}`,
};
