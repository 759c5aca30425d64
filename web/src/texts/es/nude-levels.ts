// Made from texts/es/nude-levels.json. Change it there.
// @ts-nocheck

export const messages = {
levels: {
off: "Desactivado",
cautious: "Prudente",
usual: "Habitual",
strict: "Estricto",
},
about: {
level: "Un desnudo probable llega borroso al chat, antes se pregunta a quien lo envía, y en un perfil espera a la revisión de fotos. Prudente actúa solo con casi total certeza, estricto también en caso de duda. Las fotos se comprueban en tu servidor; cuesta unos 200 MB de memoria, una décima de segundo por foto y tiempo de tu equipo.",
unclassified: "Si una foto no se puede comprobar, por ejemplo porque el servidor está saturado, se trata como un desnudo. Cuesta tiempo a tu equipo y desenfoca fotos inofensivas.",
},
};
