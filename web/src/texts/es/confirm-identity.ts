// Made from texts/es/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Confirma tu identidad",
about: "Es algo delicado, por eso preguntamos de nuevo. No volveremos a hacerlo en cinco minutos.",
password: "Contraseña",
showPassword: "Mostrar contraseña",
appCode: "Código de tu app de autenticación, o un código de recuperación",
mailedCode: "Código de nuestro correo",
codeAbout: ({ email }: { email: string | number }) => `No tienes contraseña, así que enviaremos un código a ${email}.`,
codeSent: ({ email }: { email: string | number }) => `Enviamos un código a ${email}. Sirve durante diez minutos.`,
mailCode: "Enviarme un código",
mailAgain: "Enviar otro código",
submit: "Confirmar",
cancel: "Cancelar",
};
