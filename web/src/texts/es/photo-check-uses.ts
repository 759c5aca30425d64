// Made from texts/es/photo-check-uses.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Desactivada",
offered: "Ofrecida",
"to-write": "Obligatoria para escribir primero",
"to-be-found": "Obligatoria para escribir primero y aparecer",
},
about: "Los miembros pueden mostrar, con una imagen del momento, que en sus fotos salen ellos. Una persona del equipo compara y decide, en unos segundos cada una. La imagen se borra con la decisión. Exigirla aleja los perfiles falsos, y también a mucha gente honesta.",
};
