// Made from texts/es/begin.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Quiero que premium empiece de inmediato, dentro de los 14 días en los que puedo desistir del contrato. Si desisto, pago el tiempo de uso y recupero el resto.",
about: "Tú eliges, y premium empieza de inmediato en cualquier caso. Si desistes sin haber marcado esto, te devolvemos todo. Es posible una vez por persona y por tarjeta; después hay que marcarlo.",
};
