// Made from texts/es/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Pide retirar una imagen íntima",
dueBy: ({ when }: { when: string | number }) => `Decidir antes del ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `Fuera de plazo` : `quedan ${hours} h`}`,
self: ({ name }: { name: string | number }) => `Firma ${name}, que aparece en ella`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `Firma ${name} por ${person}`,
member: "Reportada por un miembro donde está",
contact: ({ text }: { text: string | number }) => `Otro contacto: ${text}`,
matched: "Se dio una imagen para encontrar copias.",
hidden: ({ when }: { when: string | number }) => `Oculta desde el ${when}, porque nadie decidió a tiempo.`,
facts: "Añadido después",
question: "Pregunta del equipo",
remove: "Retirar la imagen",
reason: "Si se queda, ¿por qué?",
choose: "Elige un motivo",
ask: "Pedir más datos",
askAbout: "La pregunta llega por correo. El plazo sigue corriendo.",
askSend: "Enviar pregunta",
place: "¿De quién es la foto?",
placeAbout: "La dirección del perfil o de la foto, si la encontraste.",
placeSend: "Mover a su caso",
refusals: {
"not-here": "No está en este sitio",
"not-intimate": "No es íntima",
"self-published": "Publicada por la persona que aparece",
"other-person": "Muestra a otra persona",
"not-authorized": "Sin autorización para pedirlo",
"not-enough": "Faltan datos",
},
};
