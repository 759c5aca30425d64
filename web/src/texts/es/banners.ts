// Made from texts/es/banners.json. Change it there.
// @ts-nocheck

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `A partir del ${day} se aplica: ${titles}.`,
action: "Leer y aceptar",
},
payment: {
failed: "Tu último pago falló. Actualiza tu tarjeta para conservar premium.",
action: "Actualizar tarjeta",
},
paused: {
text: "Tu perfil está en pausa, así que la gente nueva no lo encuentra.",
resume: "Volver a mostrar mi perfil",
},
incognitoEnded: {
text: "El modo incógnito ha terminado. Tu perfil está en pausa, así que la gente nueva no lo ve.",
returned: "Tu perfil está en pausa desde que terminó el modo incógnito. Tienes premium, así que puedes activarlo de nuevo.",
show: "Mostrar mi perfil",
keep: "Dejarlo en pausa",
premium: "Obtener premium",
incognito: "Activar modo incógnito",
},
missing: {
before: "No encontramos",
after: ", así que te trajimos aquí.",
close: "Cerrar",
},
refused: {
before: "Tu rol no puede abrir",
after: ", así que te trajimos aquí.",
},
confirm: {
title: "Aún no ves a nadie ni te ven",
about: "Hasta que confirmes tu correo, no ves a otras personas ni te ven. El código está en el mensaje que te enviamos.",
again: "Enviar un código nuevo",
sent: "Te enviamos otro mensaje. El código anterior ya no sirve.",
},
};
