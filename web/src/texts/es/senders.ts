// Made from texts/es/senders.json. Change it there.
// @ts-nocheck

export const messages = {
sentFrom: ({ email }: { email: null | string | number }) => `${email === null ? `Enviado sin correo.` : `Enviado desde ${email}.`}`,
location: ({ text }: { text: string | number }) => `Dónde: ${text}`,
};
