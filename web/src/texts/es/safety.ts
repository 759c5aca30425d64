// Made from texts/es/safety.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Consejos de seguridad",
about: "Aquí la mayoría de la gente tiene buenas intenciones. Estos hábitos te protegen del resto.",
sections: {
scam: {
title: "Cómo es una estafa",
points: ["Se enamora en pocos días, pero una llamada o una cita nunca sale adelante.", "Quiere pasar enseguida a otra app, antes de que sepas nada de su vida.", "Hay una emergencia, un paquete retenido, un familiar con problemas de salud o una inversión que no puede fallar.", "Te pide dinero, tarjetas de regalo, criptomonedas, un código que acabas de recibir o imágenes íntimas con las que después podría amenazarte.", "Te envía un enlace para hacer clic o pagar, o dice que escribe en nuestro nombre. Nunca te pedimos tu contraseña, un código ni dinero."],
},
before: {
title: "Antes de una cita",
points: ["No comprobamos los antecedentes penales ni el pasado de nadie. Haz preguntas y queda solo cuando te sientas a salvo.", "Nunca envíes dinero, tarjetas de regalo ni criptomonedas, y nunca des contraseñas ni códigos, te cuenten lo que te cuenten.", "Al principio no digas tu nombre completo, tu dirección ni dónde trabajas, y comprueba que no se vean en tus fotos.", "Chatea aquí hasta que haya confianza. Si reportas un mensaje de aquí, nuestro equipo puede leerlo.", "Haz una videollamada antes de la primera cita. Ten cuidado con quien siempre tiene un motivo para no hacerla."],
},
meeting: {
title: "En una primera cita",
points: ["Elige un lugar público y quédate en él las primeras veces.", "Cuenta a alguien de confianza con quién es la cita, dónde y cuándo volverás.", "Ve y vuelve por tu cuenta, y no pierdas de vista tu bebida.", "Puedes irte cuando quieras. No le debes explicaciones a nadie."],
},
wrong: {
title: "Si algo no te da buena espina",
points: ["Si corres peligro, llama primero al número de emergencias.", "Bloquea a las personas en el menú de su foto o en la conversación. Dejarás de ver su perfil y no verán el tuyo.", "Reporta personas, mensajes y fotos en los mismos menús. No sabrán que enviaste un reporte.", "¿Enviaste dinero o un código? Llama enseguida a tu banco, cambia tu contraseña y reporta aquí a la persona."],
},
},
faqs: "Leer las preguntas frecuentes",
report: "Reportar sin tener cuenta",
};
