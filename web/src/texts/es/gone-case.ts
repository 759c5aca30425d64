// Made from texts/es/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Este caso ya no está aquí",
about: "Se decidió y sus reportes se eliminaron, o la dirección no es correcta.",
back: "Volver a la cola",
};
