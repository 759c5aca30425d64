// Made from texts/es/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "A quién puedes llamar",
about: "Desde dentro del país. Puedes preguntar aunque no sepas si es lo bastante grave.",
country: "País",
other: "Otro país",
anywhere: "En la mayoría de los móviles, el 112 lleva a las emergencias del país en el que estás.",
police: "Emergencias",
violence: "Violencia de la pareja o en una cita",
fraud: "Estafas",
mayChange: "Los números pueden cambiar. Si nadie contesta, llama a emergencias.",
};
