// Made from texts/es/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "Panel de administración",
tagline: "Gestiona cuentas, suscripciones y estadísticas de la plataforma",
title: "Qué bien verte de nuevo",
subtitle: "Inicia sesión en tu cuenta de administración",
email: "Correo",
password: "Contraseña",
showPassword: "Mostrar contraseña",
submit: "Entrar",
submitting: "Entrando…",
note: "Para obtener acceso, escribe a la administración del sistema",
notAdmin: "No tienes permisos de administración para entrar en este panel.",
toHome: "Ir a la página de inicio",
member: "¿No eres del equipo?",
memberLink: "Entra como miembro",
};
