// Made from texts/es/site-plans.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Un precio nuevo vale para las suscripciones nuevas. Quien ya paga conserva el precio al que compró.",
trial: "Días gratis de una primera suscripción, con una tarjeta confirmada. Con 0 no hay prueba.",
grace: "Tiempo que Premium continúa cuando no se pudo cobrar una renovación. Más largo da tiempo a los miembros y te cuesta esos días.",
noPrice: "Escribe un importe de al menos 0,01, por ejemplo 14,99.",
coupons: {
about: "Cada uno vale una vez, para el primer pago de un miembro. Sin fechas vale hasta que lo quites.",
code: "Código",
percent: "Descuento en %",
amount: "O un importe",
from: "Primer día",
until: "Último día",
people: "Personas",
noLimit: "Sin límite",
add: "Añadir un cupón",
wrong: "Cada código tiene de 3 a 40 letras y cifras, un descuento del 1 al 100 % o de un importe, y un límite de al menos una persona, o ninguno.",
remove: ({ code }: { code: string | number }) => `Quitar ${code}`,
removeEmpty: "Quitar este cupón",
},
};
