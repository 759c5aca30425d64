// Made from texts/es/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Únete al equipo",
reading: "Abriendo tu invitación…",
lead: ({ role }: { role: string | number }) => `Te invitan a unirte con el rol: ${role}.`,
email: "Correo",
firstName: "Nombre",
lastName: "Apellidos (opcional)",
password: "Contraseña",
showPassword: "Mostrar contraseña",
hint: "Usa al menos 8 caracteres. Lo mejor son unas cuantas palabras al azar.",
submit: "Unirme al equipo",
working: "Un momento…",
accept: "Aceptar invitación",
acceptAs: ({ email }: { email: string | number }) => `Aceptas con tu cuenta ${email}.`,
signIn: ({ email }: { email: string | number }) => `${email} ya tiene una cuenta. Inicia sesión con ella y vuelve a abrir el enlace del correo.`,
other: ({ email }: { email: string | number }) => `Esta invitación es para ${email}, pero tienes la sesión iniciada en otra cuenta. Ciérrala y vuelve a abrir el enlace.`,
toSignIn: "Ir a iniciar sesión",
signOut: "Cerrar sesión",
};
