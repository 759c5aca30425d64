// Made from texts/en/senders.json. Change it there.

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Sent without an email.` : `Sent from ${email}.`}`,
location: ({ text }: { text: string | number }) => `Where: ${text}`,
};
