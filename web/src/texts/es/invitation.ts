// Made from texts/es/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "Código de tu invitación",
hint: "Tiene 12 letras y cifras, por ejemplo ABCD-EFGH-JKLM.",
optional: "También puedes registrarte sin código: deja esto vacío.",
missing: "Escribe el código de tu invitación.",
invited: "Alguien te invitó. ¡Te damos la bienvenida!",
enter: "Continuar",
};
