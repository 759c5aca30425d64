// Made from texts/es/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `Error del servidor: ${status}`,
network: "El servidor no responde. Revisa tu conexión a internet.",
unknown: "Ocurrió un error inesperado",
fallbacks: {
create: "No pudimos crear la suscripción",
current: "No pudimos obtener la suscripción actual",
update: "No pudimos actualizar la suscripción",
cancel: "No pudimos cancelar la suscripción",
reactivate: "No pudimos reactivar la suscripción",
paymentMethods: "No pudimos obtener los métodos de pago",
setupIntent: "No pudimos preparar el registro de la tarjeta",
invoices: "No pudimos obtener las facturas",
confirm: "No pudimos confirmar la suscripción",
one: "No pudimos obtener la suscripción",
all: "No pudimos obtener las suscripciones",
},
};
