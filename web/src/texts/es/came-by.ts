// Made from texts/es/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "Llegó con invitación de",
member: "Un miembro",
joined: "Registros con ella",
banned: "De ellos, cuentas vetadas",
};
