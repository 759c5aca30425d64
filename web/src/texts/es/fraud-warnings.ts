// Made from texts/es/fraud-warnings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Advertencias de fraude",
about: "Personas que te escribieron y a las que vetamos por fraude. Pueden haber usado una identidad falsa.",
loading: "Cargando las advertencias…",
failed: "No pudimos cargar las advertencias",
again: "Reintentar",
none: "No hemos vetado por fraude a nadie que te haya escrito. Si ocurre, te lo diremos aquí y por correo.",
someone: "Alguien que te escribió",
lastWrote: ({ time }: { time: string | number }) => `Te escribió por última vez el ${time}`,
warned: ({ date }: { date: string | number }) => `Advertencia del ${date}`,
withdrawn: ({ date }: { date: string | number }) => `Esta advertencia era un error y lo sentimos. La retiramos el ${date}.`,
advice: {
never: {
title: "Qué hacer ahora",
points: ["Nunca le envíes dinero, tarjetas de regalo ni criptomonedas, y nunca le des contraseñas ni códigos, te cuente lo que te cuente.", "Si te contacta en otro sitio, no respondas. Puede usar otro nombre."],
},
sent: {
title: "Si enviaste dinero",
points: ["Llama enseguida a tu banco y pregunta si aún puede detener el pago.", "Denúncialo a la policía y guarda los recibos y los mensajes.", "Si compartiste una contraseña o un código, cambia tu contraseña."],
},
},
contact: "Escribir a nuestro equipo",
safety: "Leer los consejos de seguridad",
};
