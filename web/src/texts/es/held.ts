// Made from texts/es/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Sobre tus mensajes",
held: "Tus mensajes a personas que aún no te han contestado esperan a que nuestro equipo revise tu cuenta, normalmente en un día. Tus otros chats siguen como siempre. El equipo ve qué reglas encontraron algo, no tus mensajes.",
waiting: "Mensajes en espera",
drop: "Borrar",
answered: "Nuestro equipo puede leer lo que dijiste.",
answer: "Decir algo al respecto",
change: "Cambiar",
answerLabel: "¿Qué debería saber nuestro equipo?",
send: "Enviar",
cancel: "Cancelar",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `Has escrito a muchas personas nuevas. Hasta ${until} puedes escribir a ${count} personas nuevas por hora.`,
};
