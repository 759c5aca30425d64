// Made from texts/es/errors.json. Change it there.
// @ts-nocheck

export const messages = {
validation: "Error de validación",
network: "Error de red. Revisa tu conexión a internet.",
unreachable: "Error de red: no podemos conectar con el servidor. Revisa tu conexión a internet.",
noResponse: "Error de red: no podemos conectar con el servidor",
server: "Error del servidor: inténtalo de nuevo más tarde.",
unknown: "Ocurrió un error desconocido",
login: "No se pudo iniciar sesión",
verification: "no se pudo verificar",
register: "La cuenta ya existe",
required: "Este campo es obligatorio.",
noEmail: "Escribe tu correo.",
noPassword: "Escribe una contraseña.",
notAccepted: "Marca esta casilla para continuar.",
email: "Escribe una dirección de correo, como nombre@example.com.",
meant: ({ address }: { address: string | number }) => `¿Querías decir ${address}?`,
tooShort: ({ least }: { least: number }) => `Usa al menos ${least} caracteres.`,
incompleteCode: ({ digits }: { digits: number }) => `Escribe los ${digits} dígitos.`,
};
