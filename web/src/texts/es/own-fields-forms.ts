// Made from texts/es/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "Solo ves a personas que tienen lo que eliges aquí, y tienen que haberlo rellenado.",
choose: "Elegir…",
seenBy: {
all: "Todas las personas que ven tu perfil pueden verlo.",
matches: "Solo tus matches pueden verlo.",
self: "Solo tú puedes verlo.",
},
sensitive: "Es un dato sensible. Se guarda solo si das tu consentimiento, y nuestro equipo no lo ve en tu ficha.",
agree: ({ name }: { name: string | number }) => `Acepto que mi respuesta sobre «${name}» se guarde y se muestre como se describe aquí`,
withdrawn: "Sin tu consentimiento se borra al guardar.",
required: ({ name }: { name: string | number }) => `${name} (obligatorio)`,
retired: ({ name }: { name: string | number }) => `${name} (ya no se ofrece)`,
step: {
title: "Unos datos más",
lead: "Ayudan a otras personas a decidir si encajan contigo.",
finish: "Terminar",
},
saving: "Guardando…",
};
