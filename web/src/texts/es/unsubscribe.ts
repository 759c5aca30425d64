// Made from texts/es/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "¿Dejar de recibir estos correos?",
about: ({ email }: { email: string | number }) => `Para la cuenta de ${email}. Seguirás recibiendo los demás correos. Puedes volver a activar estos en tus ajustes.`,
reading: "Abriendo tu enlace…",
button: "Darme de baja",
working: "Dando de baja…",
done: "Te has dado de baja",
doneAbout: "Ya no recibirás estos correos. Seguirás recibiendo los demás.",
settings: "Ir a los ajustes",
};
