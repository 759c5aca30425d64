// Made from texts/es/settings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Ajustes",
index: "Secciones",
groups: {
account: "Cuenta",
privacy: "Privacidad",
notifications: "Notificaciones",
devices: "Dispositivos",
appearance: "Aspecto",
leaving: "Tus datos y tu cuenta",
},
switches: {
showLastActive: {
label: "Mostrar mi última actividad",
about: "Redondeada a la hora. Si lo desactivas, tampoco se ve si estás en línea.",
},
showDistance: {
label: "Mostrar mi distancia",
about: "Redondeada, nunca tu ubicación exacta. Si lo desactivas, se ve la localidad más grande de tu zona en lugar de tu ciudad.",
},
incognito: {
label: "Modo incógnito",
about: "Solo las personas que te gustan pueden ver tu perfil, y así saben que te gustan. Las que ya te gustaban siguen viéndote.",
},
paused: {
label: "Pausar mi perfil",
about: "La gente nueva no puede encontrarte mientras tu perfil está en pausa. Lo demás no cambia.",
},
},
blocked: "Personas bloqueadas",
blockedAbout: "No ves su perfil ni ven el tuyo.",
noneBlocked: "No has bloqueado a nadie.",
since: ({ date }: { date: string | number }) => `Bloqueo del ${date}`,
unblock: "Desbloquear",
unblockName: ({ name }: { name: string | number }) => `Desbloquear a ${name}`,
more: "Mostrar más",
hiddenWords: {
title: "Palabras ocultas",
about: "Los mensajes y las notas que contengan una de ellas permanecen ocultos hasta que decidas leerlos. Solo tú ves estas palabras.",
word: "Palabra o frase",
hint: "Solo palabras completas. Con un asterisco al final, por ejemplo «idiot*», vale cualquier terminación.",
add: "Ocultar",
remove: ({ word }: { word: string | number }) => `Dejar de ocultar «${word}»`,
},
invite: "Invitar a gente",
inviteAbout: "Tu propio enlace y cuántas personas se registraron con él.",
inviteLink: "Tu enlace",
reports: "Reportes",
reportsAbout: "Lo que reportaste y nuestras respuestas.",
reportsLink: "Ver mis reportes",
decisions: "Decisiones",
decisionsAbout: "Lo que nuestro equipo decidió sobre ti y tus reportes, y cómo apelarlo.",
decisionsLink: "Ver decisiones",
miles: {
label: "Distancias en millas",
about: "Si lo desactivas, ves y eliges las distancias en kilómetros.",
},
scheme: "Claro u oscuro",
schemeAbout: "Claro, oscuro o como en tu dispositivo. Se guarda en este navegador.",
};
