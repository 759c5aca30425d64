// Made from texts/es/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Foto ${number} de ${of}`,
close: "Cerrar",
makeMain: "Usar como principal",
isMain: "Ya es tu foto principal",
isFirst: "Ya es la primera",
isLast: "Ya es la última",
earlier: "Mover antes",
later: "Mover después",
focus: {
action: "Indicar dónde está tu cara",
title: "¿Dónde está tu cara?",
hint: "Arrastra el círculo hasta tu cara, para que las fotos pequeñas nunca la corten.",
cancel: "Cancelar",
submit: "Guardar",
},
removal: {
title: "¿Eliminar esta foto?",
text: "Dejará de verse de inmediato para todo el mundo. No se puede deshacer.",
mainText: "La siguiente foto será tu foto principal.",
lastText: "Sin foto, la gente nueva no puede encontrarte hasta que añadas otra.",
cancel: "Cancelar",
submit: "Eliminar foto",
failed: "No pudimos eliminar la foto del perfil",
},
};
