// Made from texts/pt/desk-keys.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Atalhos de teclado",
close: "Fechar",
groups: [{
title: "Fila",
keys: [["J, K", "Próximo caso, caso anterior"], ["/", "Filtros"]],
}, {
title: "Provas",
keys: [["V", "Mostrar fotos desfocadas"], ["1–9", "Todas as denúncias de um grupo"], ["L", "Risco à vida"]],
}, {
title: "Decisão",
keys: [["D", "Arquivar ou resolver"], ["Enter", "Confirmar"], ["Ctrl+Enter", "Confirmar ou enviar a partir de um campo"], ["U", "Desfazer"]],
}, {
title: "Equipe",
keys: [["A", "Assumir, também de quem está"], ["E", "Encaminhar"], ["R", "Responder"], ["N", "Anotar"]],
}, {
title: "Em qualquer página",
keys: [["Esc", "Sair do campo, depois cancelar"], ["Ctrl+K", "Páginas, comandos e pessoas"], ["?", "Esta lista"]],
}],
};
