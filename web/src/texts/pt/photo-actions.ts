// Made from texts/pt/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `Foto ${number} de ${of}`,
close: "Fechar",
makeMain: "Usar como principal",
isMain: "Já é sua foto principal",
isFirst: "Já é a primeira",
isLast: "Já é a última",
earlier: "Mover para antes",
later: "Mover para depois",
focus: {
action: "Mostrar onde está seu rosto",
title: "Onde está seu rosto?",
hint: "Arraste o círculo até seu rosto, para que as miniaturas nunca o cortem.",
cancel: "Cancelar",
submit: "Salvar",
},
removal: {
title: "Excluir esta foto?",
text: "Ela some para todo mundo na hora. Isso não pode ser desfeito.",
mainText: "A próxima foto vira sua foto principal.",
lastText: "Sem foto, novas pessoas não encontram você até que você adicione outra.",
cancel: "Cancelar",
submit: "Excluir foto",
failed: "Não foi possível excluir a foto do perfil",
},
};
